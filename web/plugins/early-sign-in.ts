import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, runnerImport } from 'vite'
import { appFiles, type Bundle } from './app-files.ts'
import { contractRoutes } from './contract-routes.ts'
import { icons } from './icons.ts'
import { usedStyle } from './used-style.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const script = `${root}src/features/auth/early-sign-in-script.ts`

const page = readFileSync(`${root}app.html`, 'utf8')

const appStyle = (bundle: Bundle): string =>
  appFiles(bundle)
    .start.map((file) => bundle[file])
    .map((file) => (file?.type === 'asset' && file.fileName.endsWith('.css') ? file.source.toString() : ''))
    .join('')

/** The form's script as one piece: it goes into the page, so that the form answers without another request. */
async function scriptCode(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contractRoutes()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: script } },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [only, ...others] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
  if (!only || others.length > 0 || only.includes('</script')) throw new Error('The early form has no script')
  return only.trim()
}

export interface EarlyForm {
  head: string
  style: string
  body: string
}

/** Renders the sign-in screen at build time: it can be read and typed into before the app has come. */
export async function renderEarlySignIn(bundle: Bundle): Promise<EarlyForm> {
  const { module } = await runnerImport<{ earlySignIn: () => ReactNode }>(
    `${root}src/features/auth/early-sign-in.tsx`,
    { root, configFile: false, logLevel: 'error', plugins: [icons(), contractRoutes()] },
  )
  const markup = renderToStaticMarkup(module.earlySignIn())
    // React would have images loaded ahead of their time, by day and by evening.
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    // The page's policy allows no style attributes.
    .replaceAll(/ style="[^"]*"/g, '')
    // A form with no submit button sends nothing by itself, least of all a password in an address.
    .replace('type="submit"', 'type="button" data-submit')
  const code = await scriptCode()
  const head = [
    // Nothing is painted before the form is whole: it stands in the middle of the page, and would move as it grows.
    '<link rel="expect" href="#start-failure" blocking="render">',
    // A module, so that it runs once the page is read.
    `<script type="module">${code}</script>`,
  ].join('')
  const style = usedStyle(appStyle(bundle), markup, code, page, 'dark')
  return { head, style, body: `<div id="early-sign-in">${markup}</div>` }
}
