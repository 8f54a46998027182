import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { ProviderError } from '../../platform/providers/provider-error.ts'

const delta = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      message: z.object({ content: z.string().nullish() }).optional(),
    }),
  ),
})

/** Leaving the loop early ends the connection. */
export async function* linesOf(response: IncomingMessage, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let received = 0
  let rest = ''
  for await (const chunk of response as AsyncIterable<Buffer>) {
    received += chunk.length
    if (received > maxBytes) throw new ProviderError('too_large', 'it does not end')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (!response.complete) throw new ProviderError('unreachable', 'the answer was cut off')
  if (rest !== '') yield rest
}

/** What one line of the answer adds: an event of the stream, or the whole answer of a server that does not stream. */
export function contentOf(line: string): string | null {
  const data = line.replace(/^data:\s*/, '').trim()
  if (data === '[DONE]') return null
  if (!data.startsWith('{')) return ''
  try {
    const [choice] = delta.parse(JSON.parse(data)).choices
    return choice?.delta?.content ?? choice?.message?.content ?? ''
  } catch {
    throw new ProviderError('unexpected', 'it is no chat answer')
  }
}
