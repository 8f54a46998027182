import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillPage } from '@sojourn/contract/http/page-template'
import { english } from '@sojourn/contract/words/chosen-language'
import type { Language } from '@sojourn/contract/words/words'
import { type Plugin, runnerImport } from 'vite'
import { builtLanguages } from '../../languages/read-languages.ts'
import type { PublicPage, PublicPageName } from '../src/app/public-pages.tsx'
import type { SiteArt } from '../src/static-pages/static-page.ts'
import type { Bundle } from './app-files.ts'
import { icons } from './icons.ts'
import { languageList } from './language-list.ts'
import { commonHead, fontHints, headOf, loadingHints } from './page-head.ts'
import { drawSiteArt } from './site-art.ts'
import { usedStyle } from './used-style.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

const pages: readonly PublicPageName[] = ['landing', 'privacy', 'terms', 'support']
const pageIn = (file: string): PublicPageName | undefined => pages.find((name) => file === `${name}.html`)

/** Which file shows a path while developing, much as the server has it. */
function pageFor(name: string, cookie: string): string {
  if (name === '') return cookie.includes('sid=') ? 'app' : 'landing'
  return pageIn(`${name}.html`) ?? 'app'
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

interface Template {
  html: string
  art: SiteArt
  bundle: Bundle | undefined
}

function withPage({ html, art, bundle }: Template, render: Renderer, tag: string, texts?: Language): string {
  const { head, markup } = render(art, texts)
  const hints = bundle ? loadingHints(head, bundle) : ''
  // The hints come last: nothing may stand in the queue before what blocks the first paint.
  const rendered = withHead(html, headOf(head, tag) + commonHead)
    .replace('</head>', (end) => hints + end)
    .replace('<body>', (body) => body + markup)
  // While developing there is no server of ours between page and browser.
  return bundle ? withOwnStyle(rendered, bundle) : fillPage(rendered, { priced: 'yes' })
}

/** Renders the public pages into their HTML, in every language: they read before any script runs. */
export const prerender = (languages: ReadonlyMap<string, Language> = builtLanguages()): Plugin => {
  let drawn: ReturnType<typeof drawSiteArt> | undefined
  const site = () => (drawn ??= drawSiteArt())
  const others = new Map<string, string>()
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
        const name = pageIn(basename(path))
        if (!name) return withHead(html, commonHead + (bundle ? fontHints(bundle).join('') : ''))
        const render = await rendererOf(name)
        const template: Template = { html, art: site().art, bundle }
        if (bundle)
          for (const [tag, texts] of languages)
            others.set(`${name}.${tag}.html`, withPage(template, render, tag, texts))
        return withPage(template, render, english)
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of others) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

type RenderPage = (name: PublicPageName, art: SiteArt, language?: Language) => PublicPage
type Renderer = (art: SiteArt, language?: Language) => PublicPage

/** The app's own components, with their own catalogues: the language is handed to them. */
async function rendererOf(name: PublicPageName): Promise<Renderer> {
  const { module } = await runnerImport<{ publicPageIn: RenderPage }>(`${root}src/app/public-pages.tsx`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [icons(), languageList()],
  })
  return (art, language) => module.publicPageIn(name, art, language)
}
