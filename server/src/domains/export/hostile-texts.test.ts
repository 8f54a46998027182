import { exportFormat } from '@sojourn/contract/export/format'
import type { Trip } from '@sojourn/contract/trips/schema'
import { contentCollections } from '@sojourn/contract/sync/collections'
import { expect, test } from 'vitest'
import { formulas } from '../../../../contract/test/formulas.ts'
import { fileSaying } from '../../../test/everywhere.ts'
import { injections } from '../../../test/injections.ts'
import { signUp, type Traveller, tripInput } from '../../../test/test-app.ts'

const controls = /[\p{Cc}]/u
/** What the forms take: no control characters but breaks and tabs, trimmed, and something to see. */
const texts = [
  ...new Set([...formulas, ...injections].map((text) => text.slice(0, 200).toWellFormed().trim())),
].filter((text) => text && !controls.test(text.replaceAll(/[\n\r\t]/g, '')))

const isMadeAnew = /^(id|createdAt|updatedAt|claimedAt|from|to|markedBy)$/

/** Of the rows of a file what people wrote, without what is made anew; rows that are alike have no order of their own. */
const written = (rows: readonly object[]): string[] =>
  rows
    .map((row) => JSON.stringify(row, (name, value: unknown) => (isMadeAnew.test(name) ? undefined : value)))
    .toSorted()

/** A machine that is busy beyond measure gives the thread up, and says when to come again. */
async function bringIn(maya: Traveller, file: object): Promise<Trip> {
  for (;;) {
    const { status, body, headers } = await maya.call('export.import', { body: file as never })
    if (status === 503 && headers['retry-after']) continue
    expect(status).toBe(200)
    return body
  }
}

/** The fields of the last row, which has all that hold words, with what each row says there. */
const columnsOf = (rows: readonly object[]): [string, string[]][] =>
  Object.keys(rows.at(-1)!)
    .filter((field) => !/^(id|from|to|turn)$/.test(field))
    .map((field) => [field, rows.map((row) => String(row[field as keyof typeof row]).trim())])

test('texts that mean something to other programs stand in a file as they were typed, in every field, and come back so', async () => {
  expect(texts.length).toBeGreaterThanOrEqual(80)
  const maya = await signUp({ plan: 'pro' })
  for (let at = 0; at < texts.length; at += 30) {
    const sent = fileSaying(texts.slice(at, at + 30))
    const { id: tripId } = await bringIn(maya, sent)
    const { body: file } = await maya.call('export.file', { params: { tripId } })
    for (const name of contentCollections)
      for (const [field, texts] of columnsOf(sent.trip[name])) {
        const kept = file.trip[name].map((row) => row[field as keyof typeof row] as unknown)
        expect(kept, `${name}.${field}`).toEqual(expect.arrayContaining(texts))
      }
    const copy = await bringIn(maya, file)
    const { body: again } = await maya.call('export.file', { params: { tripId: copy.id } })
    for (const name of contentCollections) expect(written(again.trip[name])).toEqual(written(file.trip[name]))
  }
})

test('a title never makes a header of its own, nor a path of the file’s name', async () => {
  const maya = await signUp({ plan: 'pro' })
  for (const title of formulas) {
    const { body: trip } = await maya.call('export.import', {
      body: { format: exportFormat, trip: { ...tripInput, title: title.slice(0, 120) } } as never,
    })
    const { headers } = await maya.call('export.file', { params: { tripId: trip.id } })
    expect(headers['content-disposition'], title).toMatch(
      /^attachment; filename\*=UTF-8''[\w%!'()*.~-]+_export\.json$/,
    )
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
})
