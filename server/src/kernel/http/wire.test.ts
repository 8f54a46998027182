import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, testApp, type TestApp } from '../../../test/test-app.ts'

let own: TestApp

beforeAll(async () => {
  own = await startTestApp()
  await own.app.listen({ port: 0 })
})

/** What comes back for exactly these bytes, until the server closes the line. */
function answerTo(lines: readonly string[]): Promise<string> {
  const { port } = own.app.server.address() as AddressInfo
  const socket = connect(port, 'localhost')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

const post = ['POST /api/auth/signin HTTP/1.1', 'host: localhost', 'content-type: application/json']
const hidden = ['GET /api/auth/options HTTP/1.1', 'host: localhost', 'connection: close', '', '']

test.each([
  ['two lengths', ['content-length: 0', 'content-length: 5']],
  ['a length and pieces', ['content-length: 5', 'transfer-encoding: chunked']],
  ['pieces under another name', ['transfer-encoding: x, identity']],
  ['a length with a sign', ['content-length: +5']],
])('a request of %s is refused, and nothing that hangs on it is answered', async (_what, length) => {
  const answer = await answerTo([...post, ...length, '', '0', '', ...hidden])
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
})

test('who goes on asking on an open line while the server stops is answered in full, and the line ends', async () => {
  const { app } = await startTestApp()
  const stopping = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  app.addHook('preClose', async () => {
    stopping.resolve()
    await answered.promise
  })
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, 'localhost')
  const ask = () => socket.write(`${hidden.slice(0, 2).join('\r\n')}\r\n\r\n`)
  ask()
  await once(socket, 'data')
  const closed = app.close()
  await stopping.promise
  const said = text(socket)
  ask()
  const answer = await said
  answered.resolve()
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer).toContain('x-answered-by: sojourn')
  expect(answer).toMatch(/connection: close/i)
})

test('TRACE is served nowhere, and repeats nothing of what was sent', async () => {
  for (const path of ['/', '/api/auth/options']) {
    const answer = await answerTo([
      `TRACE ${path} HTTP/1.1`,
      'host: localhost',
      'x-secret: harbour',
      'connection: close',
      '',
      '',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(answer).not.toContain('harbour')
  }
})

test.each([
  '/assets/',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/src/app.ts',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
])('%s is neither a list of files nor one of ours', async (url) => {
  const { app } = await testApp()
  const { body } = await app.inject({ url, headers: { host: 'localhost' } })
  expect(body).not.toMatch(/Index of|\[core\]|"workspaces"|buildApp/)
})

test.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/auth/options', 'application/json; charset=utf-8'],
  ['/api/auth/user', 'application/json; charset=utf-8'],
  ['/api/nothing', 'application/json; charset=utf-8'],
])('%s says what it is and how its letters are written', async (url, type) => {
  const { app } = await testApp()
  const { headers } = await app.inject({ url, headers: { host: 'localhost' } })
  expect(headers['content-type']).toBe(type)
})
