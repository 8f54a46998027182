import { pagesWords } from '@sojourn/contract/pages/words'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from '../ui/primitives/mark.tsx'

const links = () =>
  [
    ['/privacy', pagesWords.privacy],
    ['/terms', pagesWords.terms],
    ['/support', pagesWords.support],
  ] as const

export function SiteFooter() {
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-[1160px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-6 sm:px-6 lg:px-10 xl:px-0">
        <Logo size={32} />
        <LanguageLinks />
        <nav aria-label={pagesWords.legalAndHelp}>
          <ul className="-mx-3 flex flex-wrap gap-x-1">
            {links().map(([path, label]) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-muted-foreground hover:text-foreground hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
