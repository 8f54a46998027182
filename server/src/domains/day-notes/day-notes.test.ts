import { expect, test } from 'vitest'
import { createTrip, join, signUp } from '../../../test/test-app.ts'

const date = '2027-04-19'

async function twoOnOneTrip() {
  const [maya, tom] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const texts = async () => (await maya.call('dayNotes.list', { params })).body.map(({ text }) => text)
  return { maya, tom, params, texts }
}

test('two people who note something about the same day write into one note, and both texts stay', async () => {
  const { maya, tom, params, texts } = await twoOnOneTrip()
  const add = (who: typeof maya, text: string) =>
    who.call('dayNotes.add', { params, body: { id: crypto.randomUUID(), date, text } })
  const answers = await Promise.all([add(maya, 'Meet at nine'), add(tom, 'Bring water')])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const [text = ''] = await texts()
  expect(text.split('\n').toSorted()).toEqual(['Bring water', 'Meet at nine'])
  // What is there already is not written twice.
  await add(tom, 'Bring water')
  expect(await texts()).toEqual([text])
})

test('the same note sent again is the note as it is now', async () => {
  const { maya, params, texts } = await twoOnOneTrip()
  const body = { id: crypto.randomUUID(), date, text: 'Meet at nine' }
  await maya.call('dayNotes.add', { params, body })
  await maya.call('dayNotes.update', { params: { id: body.id }, body: { text: 'Meet at ten' } })
  const again = await maya.call('dayNotes.add', { params, body })
  expect(again.body.text).toBe('Meet at ten')
  expect(await texts()).toEqual(['Meet at ten'])
})

test('a note that waited does not overwrite what somebody else wrote meanwhile', async () => {
  const { maya, tom, params, texts } = await twoOnOneTrip()
  const { body: note } = await maya.call('dayNotes.add', { params, body: { date, text: 'Meet at nine' } })
  const change = (who: typeof maya, body: object) =>
    who.call('dayNotes.update', { params: { id: note.id }, body: body as never })
  await change(tom, { text: 'Meet at ten' })
  const late = await change(maya, { text: 'Meet at eight', seen: { text: 'Meet at nine' } })
  expect([late.status, late.error.theirs?.fields]).toEqual([409, { text: 'Meet at ten' }])
  expect(await texts()).toEqual(['Meet at ten'])
})

test.each([
  ['', 'A note needs some text'],
  ['  \n ', 'A note needs some text'],
  ['x'.repeat(2001), 'Use at most 2000 characters'],
])('a note that reads %j is refused: %s', async (text, message) => {
  const { maya, params } = await twoOnOneTrip()
  const { status, error } = await maya.call('dayNotes.add', { params, body: { date, text } })
  expect([status, error.fields?.['text']]).toEqual([400, message])
})
