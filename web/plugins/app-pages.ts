import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type AppPage,
  type AppPages,
  appPagesFile,
  pageSlots,
  screenModules,
  type ScreenName,
} from '@sojourn/contract/http/screens'
import { tripPartModules } from '@sojourn/contract/trips/page-parts'
import type { Language } from '@sojourn/contract/words/words'
import { type Plugin, runnerImport } from 'vite'
import { builtLanguages } from '../../languages/read-languages.ts'
import { type Bundle, screenFiles } from './app-files.ts'
import { contractRoutes } from './contract-routes.ts'
import { icons } from './icons.ts'
import { usedStyle } from './used-style.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** A script that every page of the app waits for stands in the page itself, without its comments. */
const startCode = readFileSync(`${root}public/start.js`, 'utf8')
  .split('\n')
  .filter((line) => !line.trimStart().startsWith('//'))
  .join('\n')

/** Fails where a mark of `app.html` is gone. */
function put(page: string, mark: string, text: string): string {
  if (!page.includes(mark)) throw new Error(`The app's page has no ${mark}`)
  return page.replace(mark, () => text)
}

const startTag = '<script src="/start.js" data-guard></script>'
const inlineScript = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Broken where the server puts something in. */
function toPage(html: string): AppPage {
  const marks = new Map<string, object>(Object.entries(pageSlots).map(([slot, mark]) => [mark, { slot }]))
  const parts = html.split(new RegExp(`(${[...marks.keys()].join('|')})`))
  return {
    parts: parts.map((part) => marks.get(part) ?? part) as AppPage['parts'],
    scripts: [...html.matchAll(inlineScript)].map(([, code = '']) => hashOf(code)),
  }
}

/** Files that the browser would else find out about later. */
const hints = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')

const withScreen = (page: string, screen: ScreenName, files: readonly string[]): string =>
  put(page, pageSlots.answers, `<meta name="screen" content="${screen}">${hints(files)}${pageSlots.answers}`)

/** What a part of the trip's page needs beyond it: its own file, or its first sight would wait for what comes later. */
function tripPartHints(bundle: Bundle): AppPages['tripParts'] {
  const known = screenFiles(bundle, screenModules.trip)
  const hintsOf = (module: string) => {
    const own = screenFiles(bundle, module).filter((file) => !known.includes(file))
    if (own.length !== 1) throw new Error(`${module} brings along ${own.join(', ')}`)
    return hints(own)
  }
  return { journey: hintsOf(tripPartModules.journey), today: hintsOf(tripPartModules.today) }
}

/** The sign-in screen, rendered from the app itself, so that it can be read and typed into before the app has come. */
async function signInMarkup(): Promise<(language?: Language) => string> {
  const { module } = await runnerImport<{ signInMarkup: (language?: Language) => string }>(
    `${root}src/app/sign-in-markup.tsx`,
    { root, configFile: false, logLevel: 'error', plugins: [icons(), contractRoutes()] },
  )
  return module.signInMarkup
}

/** What brings a screen to life that can be read and typed into already: behind the files that paint it. */
const withLateScripts = (page: string): string =>
  page.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

const styleLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/** The rules of style that a screen needs at first stand in its page, so that it is painted before the whole sheet is here. */
function withOwnStyle(page: string, screenModule: string, bundle: Bundle): string {
  const [link = '', file = ''] = styleLink.exec(page) ?? []
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error("The app's page has no style sheet")
  const code = screenFiles(bundle, screenModule).map((name) => bundle[name])
  const scripts = code.map((chunk) => (chunk?.type === 'chunk' ? chunk.code : ''))
  const style = usedStyle(sheet.source.toString(), page, ...scripts)
  const styled = put(page, link, `<style nonce="${pageSlots.nonce}">${style}</style>`)
  return put(styled, '</body>', `${link}</body>`)
}

async function makePages(bundle: Bundle): Promise<AppPages> {
  const built = bundle['app.html']
  if (built?.type !== 'asset') throw new Error('The app has no page')
  const started = put(built.source.toString(), startTag, `<script data-guard>${startCode}</script>`)
  // Behind all files: a browser asks for them before it has read the answers.
  const page = put(started, '</head>', `${pageSlots.answers}</head>`)
  const of = (screen: ScreenName) => withScreen(page, screen, screenFiles(bundle, screenModules[screen]))
  const markup = await signInMarkup()
  const form = (language?: Language) => {
    const root = `<div id="root" data-waiting>${markup(language)}</div>`
    const filled = put(of('signIn'), '<div id="root"></div>', root)
    return toPage(withLateScripts(withOwnStyle(filled, screenModules.signIn, bundle)))
  }
  return {
    other: toPage(page),
    signIn: toPage(of('signIn')),
    signInForm: form(),
    signInForms: Object.fromEntries([...builtLanguages()].map(([tag, language]) => [tag, form(language)])),
    dashboard: toPage(of('dashboard')),
    trip: toPage(of('trip')),
    tripParts: tripPartHints(bundle),
  }
}

/** Writes the app's page for each screen, as finished as it can be without knowing who asks. */
export const appPages = (): Plugin => ({
  name: 'app-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = JSON.stringify(await makePages(bundle))
      this.emitFile({ type: 'asset', fileName: appPagesFile, source })
    },
  },
})
