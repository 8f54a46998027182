import { inLanguage, type Language } from '@sojourn/contract/words/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { landingPage } from '../features/landing/landing-page.tsx'
import { privacyPage } from '../features/legal/privacy-page.tsx'
import { termsPage } from '../features/legal/terms-page.tsx'
import { supportPage } from '../features/support/support-page.tsx'
import { pageHead, type PageHead } from '../static-pages/page-head.ts'
import type { SiteArt } from '../static-pages/static-page.ts'

const pages = { landing: landingPage, privacy: privacyPage, terms: termsPage, support: supportPage }
export type PublicPageName = keyof typeof pages

export interface PublicPage {
  head: PageHead
  markup: string
}

/** A public page as it reads in a language: the build writes it into its HTML. */
export const publicPageIn = (name: PublicPageName, art: SiteArt, language: Language = {}): PublicPage =>
  inLanguage(language, () => ({
    head: pageHead(pages[name]),
    markup: renderToStaticMarkup(pages[name].body(art)),
  }))
