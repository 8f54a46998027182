// Pictures of the screens with the demo's trips, at four widths and in both themes, to look at with one's own eyes:
//   node scripts/look.ts FOLDER [text in a screen's name …]
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { withRunningApp } from './running-app.ts'

const [folder = 'test-results/look', ...wanted] = process.argv.slice(2)
const widths = [360, 768, 1280, 1920]
const themes = ['light', 'dark']

async function screensOf({ request }: BrowserContext): Promise<[name: string, path: string][]> {
  const trips = (await (await request.get('/api/trips')).json()) as { id: number; destination: string }[]
  const tabs = ['plan', 'packing', 'budget', 'suggestions', 'ai-recommendations', 'collaboration']
  const idOf = (place: string) => trips.find(({ destination }) => destination.startsWith(place))?.id ?? 0
  return [
    ['dashboard', '/'],
    ...tabs.map((tab): [string, string] => [`running-${tab}`, `/trips/${idOf('Kyoto')}?tab=${tab}`]),
    ...tabs.map((tab): [string, string] => [`rich-${tab}`, `/trips/${idOf('Lisbon')}?tab=${tab}`]),
    ['running-map', `/trips/${idOf('Kyoto')}?view=map`],
    ['rich-map', `/trips/${idOf('Lisbon')}?view=map`],
    ['past-plan', `/trips/${idOf('Ljubljana')}`],
    ['arabic-plan', `/trips/${idOf('Marrakech')}`],
    ['long-title-plan', `/trips/${idOf('New York')}`],
    ['destination-guided', `/trips/${idOf('Lisbon')}?view=destination`],
    ['destination-unguided', `/trips/${idOf('Ljubljana')}?view=destination`],
    ['profile', '/profile'],
  ]
}

const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium on this machine.')
mkdirSync(folder, { recursive: true })
await withRunningApp(async (baseURL, DATABASE_URL) => {
  const demo = spawnSync(process.execPath, ['scripts/demo.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL },
  })
  const output = `${demo.stdout}${demo.stderr}`
  const [, email] = /Email: +(\S+)/.exec(output) ?? []
  const [, password] = /Password: +(\S+)/.exec(output) ?? []
  if (!email) throw new Error(output)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  for (const theme of themes)
    for (const width of widths) {
      const viewport = { width, height: width < 700 ? 740 : 900 }
      const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await context.request.post('/api/auth/signin', { data: { email, password } })
      const screens = (await screensOf(context)).filter(
        ([name]) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
      )
      const page = await context.newPage()
      for (const [name, path] of screens) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true })
      }
      await context.close()
    }
  await browser.close()
})
