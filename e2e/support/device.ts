import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { expect, test as base, type Width, widths } from './test.ts'

interface Device {
  /** Starts the browser with all it kept from the last time. */
  start: (options?: { offline?: boolean; width?: Width }) => Promise<Page>
  /** Closes the browser as a whole. */
  close: () => Promise<void>
}

/** A device whose browser can be closed and opened again, with its storage, worker and cookies. */
export const test = base.extend<{ device: (url?: string) => Device }>({
  device: async ({ server }, use, { project }) => {
    const folders: string[] = []
    let context: BrowserContext | null = null
    const close = async () => {
      await context?.close()
      context = null
    }
    await use((url = server.url) => {
      const folder = mkdtempSync(join(tmpdir(), 'sojourn-device-'))
      folders.push(folder)
      return {
        close,
        start: async ({ offline = false, width = 'phone' } = {}) => {
          context = await chromium.launchPersistentContext(folder, {
            ...project.use.launchOptions,
            baseURL: url,
            viewport: { width: widths[width], height: width === 'phone' ? 740 : 900 },
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'Europe/Lisbon',
            permissions: [],
          })
          await context.setOffline(offline)
          return context.pages()[0] ?? (await context.newPage())
        },
      }
    })
    await close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  },
})

/** The built files that the worker keeps, by its own list. */
export async function keptFiles(page: Page): Promise<Record<'start' | 'rest', string[]>> {
  const worker = await (await page.request.get('/service-worker.js')).text()
  return JSON.parse(/builtFiles=(\{.*?\});/.exec(worker)?.[1] ?? '{}') as Record<'start' | 'rest', string[]>
}

/** All addresses in the caches of the page's origin. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The copies of reads on this device, whoever they belong to. */
export const copiedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const keys = names.map(
      (name) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('error', reject)
          opening.addEventListener('success', () => {
            const asking = opening.result.transaction('cache').objectStore('cache').getAllKeys()
            asking.addEventListener('success', () => {
              opening.result.close()
              resolve(asking.result as string[])
            })
          })
        }),
    )
    return (await Promise.all(keys)).flat()
  })

/** Waits until the app is here as a whole, and the last answers with it. */
export async function expectKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain('/whole')
  const wanted = paths.map((path) => `cache_GET_${path}`)
  await expect
    .poll(async () => {
      const kept = await copiedPaths(page)
      return wanted.filter((key) => !kept.includes(key))
    })
    .toEqual([])
}
