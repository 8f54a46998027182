import { pageMark } from '@sojourn/contract/http/page-template'
import { pagesWords } from '@sojourn/contract/pages/words'
import ArrowLeft from 'icon:arrow-left'
import type { ReactNode } from 'react'
import { Button } from '../ui/primitives/button.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { InstallOfferSlot } from './install-offer-slot.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { When } from './when.tsx'

interface TextPageProps {
  title: string
  lead: ReactNode
  contents: readonly { id: string; title: string }[]
  /** Of a text that is the same for all readers. */
  lang?: string
  children: ReactNode
}

const WayOn = () => (
  <When
    fact="signedIn"
    otherwise={
      <Button asChild>
        <a href="/login">{pagesWords.signIn}</a>
      </Button>
    }
  >
    <Button asChild icon={ArrowLeft}>
      <a href="/">{pagesWords.backToDashboard}</a>
    </Button>
  </When>
)

/** A page to read: its contents beside it on a wide screen, above it on a narrow one. */
export function TextPage({ title, lead, contents, lang, children }: TextPageProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader end={<WayOn />} />
      <main
        id="content"
        className="mx-auto grid max-w-[1160px] gap-x-16 px-4 py-8 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:px-10 lg:py-16 xl:px-0"
      >
        <div lang={lang} dir={lang && 'ltr'} className="lg:col-start-2">
          <h1 className="type-page">{title}</h1>
          <div className="mt-3 max-w-[68ch] text-base text-muted-foreground">{lead}</div>
        </div>
        <nav
          aria-label={pagesWords.onThisPage}
          className="mt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0"
        >
          <div className="lg:sticky lg:top-28 lg:border-s lg:border-border lg:ps-4">
            <p className="type-label text-muted-foreground">{pagesWords.onThisPage}</p>
            <ul lang={lang} className="mt-2 max-lg:columns-2 max-sm:columns-1">
              {contents.map(({ id, title: entry }) => (
                <li key={id} className="break-inside-avoid">
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center rounded-md text-small lg:min-h-9 text-foreground hover:underline"
                  >
                    {entry}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div lang={lang} dir={lang && 'ltr'} className="mt-10 min-w-0 lg:col-start-2 lg:mt-12">
          {children}
        </div>
      </main>
      <SiteFooter />
      <InstallOfferSlot />
    </>
  )
}

interface TextSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-4 first:mt-0">
      <h2 id={`${id}-title`} className="type-section">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function MailContact({ fact, missing }: { fact: 'supportEmail' | 'featureEmail'; missing: string }) {
  return (
    <When fact={fact} otherwise={missing}>
      <a href={`mailto:${pageMark.value(fact)}`} className="font-bold break-words text-link underline">
        {pageMark.value(fact)}
      </a>
    </When>
  )
}
