import { readFileSync } from 'node:fs'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'

/** A page as a traveller opens it, cold. */
export interface LoadedPage {
  name: string
  url: string
  cookie?: string
  /** What the page is about, and how much of it makes the page useful. */
  content: string
  least: number
  /** What one would press, and what shows that it answered. */
  control: string
  answer: string
}

export interface PageLoad {
  requests: number
  scripts: number
  scriptKb: number
  calls: number
  callKb: number
  blockedMs: number
  shift: number
  usableMs: number
}

interface Notes {
  usableMs: number | null
  blockedMs: number
  shift: number
}

const slowdown = 4
const quietMs = 1_500
const patienceMs = 60_000
const watch = readFileSync(new URL('./page-watch.js', import.meta.url), 'utf8')

/** Pages take turns, so that whatever else the machine does weighs on all alike; of each figure the middle one counts. */
export async function loadPages(pages: LoadedPage[], rounds: number, executable: string) {
  const browser = await chromium.launch({
    executablePath: executable,
    // As it comes: its own pages, such as the list below the address bar, weigh on every page alike.
    args: ['--no-sandbox'],
  })
  try {
    const loads = new Map<string, PageLoad[]>(pages.map(({ name }) => [name, []]))
    for (const page of pages) await load(browser, page)
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) loads.get(page.name)?.push(await load(browser, page))
    }
    return pages.map(({ name }) => ({ name, ...middleOf(loads.get(name) ?? []) }))
  } finally {
    await browser.close()
  }
}

/** Twice: once untouched, to count what comes, and once pressing its control until that answers. */
async function load(browser: Browser, asked: LoadedPage): Promise<PageLoad> {
  const untouched = await inFreshBrowser(browser, asked, false, async (page, session) => {
    const traffic = await watchTraffic(session)
    await page.goto(asked.url)
    await usable(page)
    await traffic.quiet()
    const { blockedMs, shift } = await notesOf(page)
    return { ...traffic.counted(), blockedMs, shift }
  })
  const usableMs = await inFreshBrowser(browser, asked, true, async (page) => {
    await page.goto(asked.url, { waitUntil: 'commit' })
    return usable(page)
  })
  return { ...untouched, usableMs }
}

async function inFreshBrowser<T>(
  browser: Browser,
  { url, cookie, ...asked }: LoadedPage,
  presses: boolean,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: `const asked=${JSON.stringify({ ...asked, presses })};${watch}` })
    const session = await context.newCDPSession(page)
    const [name = '', value = ''] = cookie?.split('=') ?? []
    // Browsers send a secure cookie to their own machine over http too, but take it only from an https address.
    const safe = url.replace('http:', 'https:')
    if (cookie) await session.send('Network.setCookie', { name, value, url: safe, path: '/', secure: true })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work(page, session)
  } finally {
    await context.close()
  }
}

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes)

async function usable(page: Page): Promise<number> {
  const isUsable = () => (globalThis as { benchNotes?: Notes }).benchNotes?.usableMs
  await page.waitForFunction(isUsable, undefined, { timeout: patienceMs })
  return (await notesOf(page)).usableMs ?? Number.NaN
}

/** Counts answers by what they were asked for, with their size as it went over the wire, headers included. */
async function watchTraffic(session: CDPSession) {
  const kinds = new Map<string, 'script' | 'call' | 'other'>()
  const bytes = { script: 0, call: 0, other: 0 }
  let lastAt = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return
    const isCall = new URL(request.url).pathname.startsWith('/api/')
    kinds.set(requestId, isCall ? 'call' : type === 'Script' ? 'script' : 'other')
    lastAt = performance.now()
  })
  const end = (requestId: string, length: number) => {
    bytes[kinds.get(requestId) ?? 'other'] += length
    lastAt = performance.now()
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')
  const count = (kind: string) => [...kinds.values()].filter((one) => one === kind).length
  return {
    // What a worker asks for ends in the worker, unseen from here: so not "nothing under way" but "nothing heard of".
    quiet: async () => {
      const until = performance.now() + patienceMs
      while (performance.now() - lastAt < quietMs) {
        if (performance.now() > until) throw new Error('the page never came to rest')
        await new Promise((resolve) => void setTimeout(resolve, 50))
      }
    },
    counted: () => ({
      requests: kinds.size,
      scripts: count('script'),
      scriptKb: bytes.script / 1024,
      calls: count('call'),
      callKb: bytes.call / 1024,
    }),
  }
}

function middleOf(loads: PageLoad[]): PageLoad {
  const [first] = loads
  if (!first) throw new Error('nothing was loaded')
  const middle = (key: keyof PageLoad) =>
    loads.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN
  return Object.fromEntries(
    (Object.keys(first) as (keyof PageLoad)[]).map((key) => [key, middle(key)]),
  ) as unknown as PageLoad
}
