import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { listCache } from './list-cache.ts'
import { queryClient } from './query-client.ts'

interface Thing {
  id: string
  name: string
}

const queryKey = ['things']
const cache = listCache<Thing>(queryKey)
const [map, coat] = [
  { id: 'a', name: 'Map' },
  { id: 'b', name: 'Coat' },
]

afterEach(() => queryClient.clear())

test('a row that was written takes its place in the list, or the end of it', () => {
  queryClient.setQueryData(queryKey, [map])
  cache.put(coat)
  cache.put({ ...map, name: 'Road map' })
  expect(cache.read()).toEqual([{ ...map, name: 'Road map' }, coat])
  cache.drop('a')
  expect(cache.find('a')).toBeUndefined()
})

test('a row written beside a list that could not be read does not pass for the whole list: it is read again', async () => {
  const queryFn = vi.fn<() => Promise<Thing[]>>()
  queryFn.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue([map, coat])
  const leave = new QueryObserver(queryClient, { queryKey, queryFn, retry: false }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
  cache.put(coat)
  await vi.waitFor(() => expect(cache.read()).toEqual([map, coat]))
  leave()
})
