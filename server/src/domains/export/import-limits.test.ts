import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { errorsWords } from '@sojourn/contract/errors/words'
import { exportFormat, maxImportBytes } from '@sojourn/contract/export/format'
import { maxImportsPerHour, maxRowsPerTrip, maxValues } from '@sojourn/contract/values/limits'
import { expect, test } from 'vitest'
import { signUp, startTestApp, type TestApp, type Traveller, tripInput } from '../../../test/test-app.ts'

const json = { 'content-type': 'application/json' }
const path = '/api/trips/import'

/** A file as large as may be, of nothing but empty objects. */
const fileOf = (entries: string): string =>
  `{"format":"${exportFormat}","trip":${JSON.stringify({ ...tripInput, packing: [] }).replace('[]', `[${entries}]`)}}`
const emptyObjects = fileOf(`${'{},'.repeat(maxImportBytes / 3 - 100)}{}`)

const send = (traveller: Traveller, body: unknown) => traveller.send<{ id: number }>('POST', path, body, json)

test('refused files count: an hour takes so many of them and then none is read', async () => {
  const usual = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const [maya, tunde] = [await signUp({ on: usual }), await signUp({ on: usual })]
  const files = [emptyObjects, '{"no JSON', '[]', '', JSON.stringify({ format: exportFormat })]
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => send(maya, files[n % files.length])))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(400), count(429)]).toEqual([maxImportsPerHour, 45 - maxImportsPerHour])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.error.message).toBe(errorsWords.tooMany)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(60)
  expect((await send(tunde, { format: exportFormat, trip: tripInput })).status).toBe(200)
  await usual.app.close()
})

/** Says that a file is coming, and sends it when told to. */
function uploadTo({ app }: TestApp, { cookie }: Traveller, body: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return {
    send: () => socket.write(body),
    leave: () => socket.destroy(),
    text: () => text,
    answer: once(socket, 'close', { signal: AbortSignal.timeout(30_000) }).then(() => text),
  }
}

async function importsOf({ db }: TestApp, { id }: Traveller): Promise<number> {
  const bucket = `import:user:${id}`
  const row = await db.selectFrom('limits').select('count').where('bucket', '=', bucket).executeTakeFirst()
  return row?.count ?? 0
}

test('who has imported too much is answered before the file is on its way', async () => {
  const narrow = await startTestApp({ RATE_LIMIT_SCALE: '0.1' })
  const maya = await signUp({ on: narrow })
  for (let n = 0; n < maxImportsPerHour * 0.1; n++) expect((await send(maya, '[]')).status).toBe(400)
  await narrow.app.listen({ port: 0, host: '127.0.0.1' })
  const upload = uploadTo(narrow, maya, emptyObjects)
  await expect.poll(() => upload.text(), { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 429 /)
  upload.leave()
  await upload.answer
  await narrow.app.close()
})

test('a file waits for the one before it, unread, and nobody else waits for either', async () => {
  const own = await startTestApp()
  const [maya, tunde] = [await signUp({ on: own, plan: 'pro' }), await signUp({ on: own })]
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({ format: exportFormat, trip: tripInput })
  let announced = 0
  const announce = async () => {
    const upload = uploadTo(own, maya, body)
    await expect.poll(() => importsOf(own, maya)).toBe(++announced)
    return upload
  }
  const first = await announce()
  const second = await announce()
  const third = await announce()
  second.send()
  third.leave()
  expect((await send(tunde, body)).status).toBe(200)
  expect(second.text()).toBe('')
  first.send()
  for (const one of [first, second]) expect(await one.answer).toMatch(/^HTTP\/1\.1 200 /)
  expect((await send(maya, body)).status).toBe(200)
  await own.app.close()
})

test.each([
  ['one entry too many', fileOf(`${'1,'.repeat(maxRowsPerTrip)}1`), 'trip.packing'],
  ['nothing but empty objects', emptyObjects, 'trip.packing'],
  ['lists in lists', fileOf(Array.from({ length: 300 }, () => `[${'[],'.repeat(5000)}[]]`).join()), 'body'],
])('a file of %s is refused where it is too long', async (_what, text, field) => {
  expect(text.length).toBeLessThan(maxImportBytes)
  const { status, error } = await send(await signUp(), text)
  expect([status, error.message, error.fields]).toEqual([
    400,
    errorsWords.tooManyRows,
    { [field]: errorsWords.tooManyRows },
  ])
})

test('a file with more names in an object than any list may have entries is refused', async () => {
  const names = Array.from({ length: maxRowsPerTrip + 1 }, (_, n) => `"a${n}":1`).join()
  const { status, error } = await send(await signUp(), `{"format":"x","trip":{${names}}}`)
  expect([status, error.fields]).toEqual([400, { trip: errorsWords.tooManyRows }])
  expect(maxValues).toBeGreaterThan(maxRowsPerTrip)
})
