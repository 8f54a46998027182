import { stripVTControlCharacters } from 'node:util'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { Client, startTestApp } from '../../../test/test-app.ts'
import { terminalLog } from './terminal-log.ts'

const written: string[] = []
const out = { write: (text: string) => void written.push(stripVTControlCharacters(text)) }
const { log } = fastify({ logger: { level: 'trace', stream: terminalLog(out) } })

const shown = (write: () => void): string => {
  written.length = 0
  write()
  return written.join('')
}

test.each([
  ['info', 'info '],
  ['warn', 'warn '],
  ['error', 'error'],
  ['fatal', 'fatal'],
  ['trace', 'debug'],
] as const)(
  'at a terminal a line of level %s has the hour, the level, the words and the facts',
  (level, word) => {
    expect(shown(() => log[level]({ scale: 7, kinds: ['a'] }, 'rate limits are scaled'))).toMatch(
      new RegExp(`^\\d\\d:\\d\\d:\\d\\d ${word} rate limits are scaled \\(scale 7, kinds \\["a"\\]\\)\\n$`),
    )
  },
)

test('a failure shows where it happened', () => {
  const lines = shown(() => log.error({ err: new Error('no database') }, 'a job failed')).split('\n')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d error a job failed$/)
  expect(lines[1]).toContain('Error: no database')
  expect(lines[2]).toContain('terminal-log.test.ts')
})

test('what is no line of the log is passed on as it is', () => {
  expect(shown(() => terminalLog(out).write('Segmentation fault\n'))).toBe('Segmentation fault\n')
})

test.each([
  ['debug', ['incoming request', 'request completed']],
  ['info', []],
])('at level %s the lines about a request are %j', async (level, expected) => {
  const lines: { reqId?: string; msg: string }[] = []
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) }
  const { app } = await startTestApp({ LOG_LEVEL: level }, { logTo })
  await new Client(app).call('auth.options', {})
  await new Client(app).send('GET', '/api/nothing')
  const ofRequests = lines.filter(({ reqId }) => reqId !== undefined)
  expect([...new Set(ofRequests.map(({ msg }) => msg))].filter((msg) => expected.includes(msg))).toEqual(
    expected,
  )
  if (expected.length === 0) expect(ofRequests).toEqual([])
})
