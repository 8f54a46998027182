import { escapeHtml, pageMark } from '@sojourn/contract/http/page-template'
import { productName } from '@sojourn/contract/product'
import { english } from '@sojourn/contract/words/chosen-language'
import type { PageHead } from '../src/static-pages/page-head.ts'
import { appFiles, type Bundle } from './app-files.ts'

const tag = (name: 'meta' | 'link', attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')} />`

const preview = (name: string, content: string): string => tag('meta', { property: `og:${name}`, content })

/** Links for people and machines that meet the page elsewhere. Only a configured address makes them absolute. */
export function headOf({ path, title, description, pictureText }: PageHead, language: string): string {
  const origin = pageMark.value('origin')
  const own = language === english ? path : `/${language}${path === '/' ? '' : path}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    pageMark.if('origin') + tag('link', { rel: 'canonical', href: origin + own }) + pageMark.end,
    preview('type', 'website'),
    preview('site_name', productName),
    preview('title', title),
    preview('description', description),
    pageMark.if('origin') + preview('url', origin + own) + pageMark.end,
    preview('image', `${origin}/og.png`),
    preview('image:width', '1200'),
    preview('image:height', '630'),
    preview('image:alt', pictureText),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('')
}

/** The two fonts of the first screen, latin only; the style sheet would name them a round trip later. */
const firstFonts = /(besley|figtree)-latin-wght-normal-[\w-]+\.woff2$/

export const fontHints = (bundle: Bundle): string[] =>
  Object.keys(bundle)
    .filter((file) => firstFonts.test(file))
    .map((file) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }),
    )

export function loadingHints({ path }: PageHead, bundle: Bundle): string {
  const next = appFiles(bundle).start.filter((file) => /\.(js|css)$/.test(file))
  const app = tag('meta', { name: 'app-files', content: next.map((file) => `/${file}`).join(' ') })
  return [...fontHints(bundle), ...(path === '/' ? [app] : [])].join('')
}

/** What every page has, the app included. */
export const commonHead = [
  tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  tag('link', { rel: 'icon', href: '/icons/mark.svg', type: 'image/svg+xml' }),
  tag('link', { rel: 'icon', href: '/icons/mark-96.png', type: 'image/png', sizes: '96x96' }),
  tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }),
  tag('meta', { name: 'apple-mobile-web-app-title', content: productName }),
].join('')
