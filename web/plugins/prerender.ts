import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillPage } from '@sojourn/contract/http/page-template'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import type { StaticPage } from '../src/static-pages/static-page.ts'
import type { Bundle } from './app-files.ts'
import { icons } from './icons.ts'
import { commonHead, fontHints, headOf, loadingHints } from './page-head.ts'
import { drawSiteArt } from './site-art.ts'
import { usedStyle } from './used-style.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Which module holds the page that goes into an HTML file, and under which name. */
const pages: Readonly<Record<string, readonly [module: string, name: string]>> = {
  'landing.html': ['src/features/landing/landing-page.tsx', 'landingPage'],
  'privacy.html': ['src/features/legal/privacy-page.tsx', 'privacyPage'],
  'terms.html': ['src/features/legal/terms-page.tsx', 'termsPage'],
  'support.html': ['src/features/support/support-page.tsx', 'supportPage'],
}

/** Which file shows a path while developing, much as the server has it. */
function pageFor(name: string, cookie: string): string {
  if (name === '') return cookie.includes('sid=') ? 'app' : 'landing'
  return `${name}.html` in pages ? name : 'app'
}

const withHead = (html: string, tags: string): string =>
  html.replace(/(<meta name="viewport"[^>]*>)/, (viewport) => viewport + tags)

/** The scripts that a page asks for, as text. */
const scriptsOf = (html: string, bundle: Bundle): string =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)]
    .map(([, file = '']) => bundle[file])
    .map((chunk) => (chunk?.type === 'chunk' ? chunk.code : ''))
    .join(' ')

/** The style sheet goes into the page: it is small, and the first paint needs no second request. */
const withOwnStyle = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, file: string) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') return link
    return `<style>${usedStyle(sheet.source.toString(), html, scriptsOf(html, bundle))}</style>`
  })

/** Renders the public pages into their HTML: they read before any script runs. */
export const prerender = (): Plugin => {
  let drawn: ReturnType<typeof drawSiteArt> | undefined
  const site = () => (drawn ??= drawSiteArt())
  return {
    name: 'prerender',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        const svg = site().files.get(name)
        if (svg) {
          response.setHeader('content-type', 'image/svg+xml').end(svg)
          return
        }
        if (request.headers.accept?.includes('text/html'))
          request.url = `/${pageFor(name, request.headers.cookie ?? '')}.html`
        next()
      })
    },
    buildStart() {
      if (this.environment.mode !== 'build') return
      for (const [fileName, source] of site().files) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path, bundle }) => {
        const place = pages[basename(path)]
        if (!place) return withHead(html, commonHead + (bundle ? fontHints(bundle).join('') : ''))
        const page = await loadPage(place)
        const hints = bundle ? loadingHints(page, bundle) : ''
        const markup = renderToStaticMarkup(page.body(site().art))
        // The hints come last: nothing may stand in the queue before what blocks the first paint.
        const rendered = withHead(html, headOf(page) + commonHead)
          .replace('</head>', (end) => hints + end)
          .replace('<body>', (body) => body + markup)
        // While developing there is no server of ours between page and browser.
        return bundle ? withOwnStyle(rendered, bundle) : fillPage(rendered, { priced: 'yes' })
      },
    },
  }
}

async function loadPage([file, name]: readonly [string, string]): Promise<StaticPage> {
  const { module } = await runnerImport<Record<string, StaticPage>>(root + file, {
    root,
    logLevel: 'error',
    plugins: [icons()],
  })
  const page = module[name]
  if (!page) throw new Error(`${file} has no ${name}`)
  return page
}
