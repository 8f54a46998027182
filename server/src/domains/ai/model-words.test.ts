import { loadGuide } from '@sojourn/planner/guide/load-guide'
import { guideIds } from '@sojourn/planner/guide/towns'
import { expect, test } from 'vitest'
import { harmlessSentences, hostileSentences } from '../../../test/model-sentences.ts'
import { harmlessFacts, hostileTricks } from '../../../test/model-tricks.ts'
import { isFitName, modelWords } from './model-words.ts'

test('there are sixty of either kind and more, each once', () => {
  for (const table of [hostileSentences, harmlessSentences]) {
    expect(table.length).toBeGreaterThanOrEqual(60)
    expect(new Set(table).size).toBe(table.length)
  }
})

test('and forty more of either kind', () => {
  for (const table of [hostileTricks, harmlessFacts]) expect(new Set(table).size).toBeGreaterThanOrEqual(40)
})

test.each([...hostileSentences, ...hostileTricks])('nothing is shown of: %s', (sentence) => {
  expect(modelWords(sentence, 600)).toBe('')
  expect(modelWords(`A fine old house by the river. ${sentence} It is worth the way.`, 600)).toBe('')
})

test.each([...harmlessSentences, ...harmlessFacts])('it stays as it is: %s', (sentence) => {
  expect(modelWords(sentence, 600)).toBe(sentence)
})

test('of ten thousand sentences that our own guide says, hardly one is taken for hostile', async () => {
  const guides = await Promise.all(guideIds.map(loadGuide))
  const sentences = guides.flatMap(({ places, insights, festivals }) => [
    ...places.flatMap(({ about, tip }) => (typeof tip === 'string' ? [about, tip] : [about])),
    ...insights.map(([, , description]) => description),
    ...festivals.map(([, , description]) => description),
  ])
  expect(sentences.length).toBeGreaterThan(9000)
  const dropped = sentences.filter((sentence) => modelWords(sentence, 600) === '')
  expect(dropped.length / sentences.length, dropped.join('\n')).toBeLessThan(0.002)
})

test.each(hostileTricks)('it is no name of a place either: %s', (text) => {
  expect(isFitName(text)).toBe(false)
})

test('what is too long loses whole sentences from its end, and leaves no fragment', () => {
  const text = 'Hills and light. Trams climb between tiled houses. Evenings end with fado.'
  expect(modelWords(text, 60)).toBe('Hills and light. Trams climb between tiled houses.')
  expect(modelWords(text, 20)).toBe('Hills and light.')
  expect(modelWords(text, 10)).toBe('')
})
