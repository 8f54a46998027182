// Pictures of the screens at four widths and in both themes, to look at with one's own eyes: the public pages, a new
// account's, and those with the demo's trips and their dialogs.
//   npm run look -- FOLDER [text in a picture's name, such as dialog or 360-dark …]
// In another language, also a made one: LOOK_LANGUAGE=de or ar-XB.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { english } from '../contract/src/words/chosen-language.ts'
import { readLanguages } from '../languages/read-languages.ts'
import { findChromium } from './chromium.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { isOver, openScreen } from './look/open-screen.ts'
import {
  lockedScreens,
  newcomerScreens,
  type Screen,
  travellerScreens,
  visitorScreens,
} from './look/screens.ts'
import { withRunningApp } from './running-app.ts'

const [folder = 'test-results/look', ...wanted] = process.argv.slice(2)
const widths = [360, 768, 1280, 1920]
const themes = ['light', 'dark']
const settleMs = 2500
const spoken = process.env['LOOK_LANGUAGE'] ?? english
const language = spoken === english ? {} : readLanguages([spoken]).get(spoken)

/** The demo's account, which is filled with its trips. */
function fillDemo(DATABASE_URL: string): { email: string; password: string } {
  const demo = spawnSync(process.execPath, ['scripts/demo.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL },
  })
  const output = `${demo.stdout}${demo.stderr}`
  const [, email] = /Email: +(\S+)/.exec(output) ?? []
  const [, password] = /Password: +(\S+)/.exec(output) ?? []
  if (!email || !password) throw new Error(output)
  return { email, password }
}

/** Pictures and parts that wait until they are near the screen come in. */
async function scrollThrough(page: Page): Promise<void> {
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
}

async function takePicture(page: Page, screen: Screen, file: string): Promise<void> {
  await openScreen(page, screen, language)
  await page.waitForLoadState('networkidle')
  if (!isOver(screen)) await scrollThrough(page)
  const undrawn = page.locator('.leaflet-container:not(:has(.leaflet-tile-loaded))').first()
  await undrawn.waitFor({ state: 'detached', timeout: 15_000 }).catch(() => undefined)
  // The fine coast is read and drawn off the page's thread; nothing says when it stands.
  const isSlow = isOver(screen) || (await page.locator('.leaflet-container').count()) > 0
  if (isSlow) await page.waitForTimeout(settleMs)
  // What is open lies over the first screen; the page below it says nothing.
  await page.screenshot({ path: file, fullPage: !isOver(screen), animations: 'disabled' })
}

type Person = (context: BrowserContext) => Promise<Screen[]>

async function lookAs(browser: Browser, baseURL: string, signIn: Person): Promise<void> {
  for (const theme of themes)
    for (const width of widths) {
      const viewport = { width, height: width < 700 ? 740 : 900 }
      const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      const page = await context.newPage()
      // Whoever opens its public page has chosen it.
      if (spoken !== english) await page.goto(`/${spoken}`)
      const nameOf = ({ name }: Screen) => `${name}-${width}-${theme}`
      const isWanted = (screen: Screen) =>
        wanted.length === 0 || wanted.some((text) => nameOf(screen).includes(text))
      for (const screen of (await signIn(context)).filter(isWanted))
        await takePicture(page, screen, `${folder}/${nameOf(screen)}.png`).catch((error: unknown) => {
          console.error(nameOf(screen), error)
        })
      await context.close()
    }
}

const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium on this machine.')
mkdirSync(folder, { recursive: true })
await withRunningApp(
  async (baseURL, DATABASE_URL) => {
    const demo = fillDemo(DATABASE_URL)
    const newcomer = { email: 'newcomer@example.com', password: 'a quiet harbour' }
    const signIn = async ({ request }: BrowserContext, data: object) => {
      const answer = await request.post('/api/auth/signin', { data })
      if (!answer.ok()) throw new Error(await answer.text())
    }
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    await lookAs(browser, baseURL, async () => visitorScreens)
    const first = await browser.newContext({ baseURL })
    await first.request.post('/api/auth/signup', { data: { ...newcomer, name: 'Maya Okafor' } })
    await first.close()
    await lookAs(browser, baseURL, async (context) => {
      await signIn(context, newcomer)
      return newcomerScreens
    })
    await lookAs(browser, baseURL, async (context) => {
      await signIn(context, newcomer)
      return lockedScreens(context)
    })
    await lookAs(browser, baseURL, async (context) => {
      await signIn(context, demo)
      return travellerScreens(context)
    })
    await browser.close()
  },
  { LANGUAGES: [...new Set([english, spoken])].join() },
)
