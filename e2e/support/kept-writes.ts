import type { Page } from '@playwright/test'

interface KeptEntry {
  retryCount: number
  method: string
}

/** The writes the browser keeps in a store, whoever made them. */
export const keptIn = (page: Page, store = 'offline_operations_queue'): Promise<KeptEntry[]> =>
  page.evaluate(async (name) => {
    const databases = (await indexedDB.databases()).map((database) => database.name ?? '')
    const lists = databases
      .filter((database) => database.startsWith('sojourn-'))
      .map(
        (database) =>
          new Promise<KeptEntry[]>((resolve) => {
            const opening = indexedDB.open(database)
            opening.addEventListener('success', () => {
              const reading = opening.result.transaction(name).objectStore(name).getAll()
              reading.addEventListener('success', () => {
                opening.result.close()
                resolve(reading.result as KeptEntry[])
              })
            })
          }),
      )
    return (await Promise.all(lists)).flat()
  }, store)

/** The words of the chip; on a phone a count stands beside them. */
export const syncChip = (page: Page) => page.locator('[data-sync]:visible > span').first()
