import type { Recommendation } from '@sojourn/contract/ai/schema'
import { expect, test } from 'vitest'
import { firstOf, noResults, readStoredResults, type Results, storeResults } from './stored-results.ts'

function memory() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  return { entries, storage: () => storage }
}

const budget = {
  budgetBreakdown: { food: 200 },
  totalBudget: 1000,
  notice: null,
  savingsOpportunities: [],
  optimizedItinerary: [],
}
const results: Results = { personalized: [], budget, events: [] }

test('REC-03 results stand under three keys of the trip and are read back', () => {
  const { entries, storage } = memory()
  storeResults(7, results, storage)
  expect([...entries.keys()].toSorted()).toEqual(['ai_budget_7', 'ai_events_7', 'ai_personalized_7'])
  expect(readStoredResults(7, storage)).toEqual(results)
  expect(readStoredResults(8, storage)).toEqual(noResults)
})

test('REC-04 clearing removes the three keys', () => {
  const { entries, storage } = memory()
  storeResults(7, results, storage)
  storeResults(7, noResults, storage)
  expect(entries.size).toBe(0)
})

test('REC-06 of the personalized results the first eight are shown', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ id: String(index) }) as Recommendation)
  expect(firstOf(many).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
})

test.each([['{'], ['"text"'], ['{"totalBudget":1}'], ['3']])('what is no result is left out: %s', (text) => {
  const { entries, storage } = memory()
  for (const part of ['personalized', 'budget', 'events']) entries.set(`ai_${part}_7`, text)
  expect(readStoredResults(7, storage)).toEqual(noResults)
})

test('blocked storage loses nothing but the memory', () => {
  const blocked = () => {
    throw new DOMException('blocked')
  }
  expect(() => storeResults(7, results, blocked)).not.toThrow()
  expect(readStoredResults(7, blocked)).toEqual(noResults)
})
