import type { Page } from '@playwright/test'

/** Every text this browser keeps for the app, in its databases and storages, whoever it belongs to. */
export const keptWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const textsIn = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      if (typeof value !== 'object' || value === null) return []
      return Object.values(value).flatMap(textsIn)
    }
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error ?? new Error('it cannot be read')))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const rows = names.map(async (name) => {
      const database = await answer(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const reading = database.transaction(stores)
      const all = await Promise.all(stores.map((store) => answer(reading.objectStore(store).getAll())))
      database.close()
      return textsIn(all)
    })
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? ''),
    )
    return [...stored, ...(await Promise.all(rows)).flat()]
  })
