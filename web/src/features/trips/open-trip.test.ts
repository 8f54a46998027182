import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { own } from '../../../test/own-answer.ts'
import { tripQuery } from '../../queries/trips.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { queryClient } from '../../sync/cache/query-client.ts'

const item = { id: 'a', version: 1, createdAt: '2027-01-01T00:00:00Z', item: 'Passport', packed: false }
const trip = { id: 7, title: 'Lisbon', rev: 3 }
const lists = { itinerary: [], packing: [item], expenses: [], members: [] }

let asked: string[]
let answers: Record<string, () => Response>

beforeEach(() => {
  asked = []
  answers = { '/api/trips/7/snapshot': () => Response.json({ trip, ...lists, rev: 3 }) }
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return own(answers[path]?.() ?? Response.json({ code: 'internal', message: 'no' }, { status: 500 }))
  })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a trip that is opened comes with its lists in one call', async () => {
  const [opened, packing, expenses] = await Promise.all([
    queryClient.fetchQuery(tripQuery(7)),
    queryClient.fetchQuery(collectionQuery(7, 'packing')),
    queryClient.fetchQuery(collectionQuery(7, 'expenses')),
  ])
  expect(opened).toMatchObject({ title: 'Lisbon', rev: 3 })
  expect(packing).toEqual([item])
  expect(expenses).toEqual([])
  expect(asked).toEqual(['/api/trips/7/snapshot'])
})

test('a trip that is known is read by itself', async () => {
  answers['/api/trips/7'] = () => Response.json({ ...trip, title: 'Porto' })
  queryClient.setQueryData(['trips', 7], trip)
  expect(await queryClient.fetchQuery({ ...tripQuery(7), staleTime: 0 })).toMatchObject({ title: 'Porto' })
  expect(asked).toEqual(['/api/trips/7'])
})

test('when the whole trip cannot be read, a list is still asked for by itself', async () => {
  answers = { '/api/trips/8/packing': () => Response.json([item]) }
  const reads = await Promise.allSettled([
    queryClient.fetchQuery({ ...tripQuery(8), retry: false }),
    queryClient.fetchQuery(collectionQuery(8, 'packing')),
  ])
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(asked).toEqual(['/api/trips/8/snapshot', '/api/trips/8/packing'])
})
