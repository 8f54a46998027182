import type { RequestListener } from 'node:http'
import { startLoopback } from './loopback.ts'

const events = { 'content-type': 'text/event-stream' }
const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Streams a text token by token, as chat services do. */
export const streamText =
  (text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, events)
    for (let at = 0; at < text.length; at += 40) response.write(event(text.slice(at, at + 40)))
    response.end('data: [DONE]\n\n')
  }

export const streamJson = (body: unknown): RequestListener => streamText(JSON.stringify(body))

/** A service that sends forever. */
export const endless: RequestListener = (_request, response) => {
  response.writeHead(200, events)
  const send = (): void => {
    while (!response.destroyed && response.write(event('x'.repeat(1000))));
    if (!response.destroyed) response.once('drain', send)
  }
  send()
}

/** A chat service on loopback that keeps what it was told. */
export async function startChatServer() {
  const service = await startLoopback()
  const told: string[] = []
  return {
    ...service,
    told,
    answerWith: (listener: RequestListener) =>
      service.answerWith((request, response) => {
        let body = ''
        request.on('data', (chunk: Buffer) => (body += chunk.toString()))
        request.on('end', () => {
          told.push(body)
          listener(request, response)
        })
      }),
  }
}
