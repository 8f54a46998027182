import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../scripts/chromium-flags.ts'
import { openDoor } from './page-door.ts'

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
  /** Of it, what had come when the page could be used. */
  firstScriptKb: number
  calls: number
  callKb: number
  blockedMs: number
  shift: number
  usableMs: number
}

const patienceMs = 60_000
const watch = readFileSync(new URL('./page-watch.js', import.meta.url), 'utf8')

/** Pages take turns, so that whatever else the machine does weighs on all alike; of each figure the middle one counts. */
export async function loadPages(pages: LoadedPage[], rounds: number, executable: string) {
  const loads = new Map<string, PageLoad[]>(pages.map(({ name }) => [name, []]))
  for (const page of pages) await load(executable, page)
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) loads.get(page.name)?.push(await load(executable, page))
  }
  return pages.map(({ name }) => ({ name, ...middleOf(loads.get(name) ?? []) }))
}

/** Twice: once untouched, to count what comes, and once pressing its control until that answers. */
async function load(executable: string, page: LoadedPage): Promise<PageLoad> {
  const untouched = await inOwnBrowser(executable, page, false)
  const { usableMs, firstScriptKb } = await inOwnBrowser(executable, page, true)
  return { ...untouched, usableMs, firstScriptKb }
}

/** A browser with nothing attached to it and nothing kept: the page itself says what it saw. */
async function inOwnBrowser(
  executable: string,
  { url, cookie, ...asked }: LoadedPage,
  presses: boolean,
): Promise<PageLoad> {
  const script = `const asked=${JSON.stringify({ ...asked, presses })};${watch}`
  const door = await openDoor(url, cookie, script)
  const profile = mkdtempSync(join(tmpdir(), 'sojourn-browser-'))
  const browser = spawn(
    executable,
    [...chromiumFlags, '--headless', '--window-size=1280,800', `--user-data-dir=${profile}`, door.url],
    { stdio: 'ignore', detached: true },
  )
  const ended = once(browser, 'exit')
  const late = AbortSignal.timeout(patienceMs)
  try {
    const gaveUp = once(late, 'abort').then(() =>
      Promise.reject(new Error(`${asked.name} never came to rest`)),
    )
    return JSON.parse(await Promise.race([door.notes, gaveUp])) as PageLoad
  } finally {
    // The launcher is a script on some systems: the browser goes with its group.
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
    await ended
    door.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
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
