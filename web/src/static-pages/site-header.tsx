import { pagesWords } from '@sojourn/contract/pages/words'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import Moon from 'icon:moon'
import Sun from 'icon:sun'
import type { ReactNode } from 'react'
import { cn } from '../ui/primitives/cn.ts'
import { Logo } from '../ui/primitives/mark.tsx'

interface SiteHeaderProps {
  links?: ReactNode
  /** What stands at the end: Sign In, or the way back. */
  end: ReactNode
  /** Lies on a picture: clear until the page is scrolled. */
  overArt?: boolean
}

export function SiteHeader({ links, end, overArt = false }: SiteHeaderProps) {
  return (
    <header
      data-site-header={overArt ? '' : undefined}
      className={cn(
        'sticky top-0 z-10 flex h-[68px] items-center gap-1 border-b border-border bg-surface/95 px-4 transition-colors duration-200 sm:px-6 lg:h-[84px] lg:px-12 xl:px-[max(3rem,calc((100%-1160px)/2))]',
        overArt &&
          '[@media(scripting:enabled)]:not-data-scrolled:border-transparent [@media(scripting:enabled)]:not-data-scrolled:bg-transparent',
      )}
    >
      <a
        href="/"
        aria-label={say(pagesWords.home, { product: productName })}
        className="me-auto inline-flex min-h-11 items-center rounded-md"
      >
        <Logo />
      </a>
      {links}
      <ThemeButton />
      {end}
    </header>
  )
}

/** Works only by script, so it is there only where script runs; the script keeps its name in step. */
function ThemeButton() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label={pagesWords.toDark}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-foreground lift:bg-hover [@media(scripting:none)]:hidden"
    >
      <Moon size={20} className="dark:hidden" />
      <Sun size={20} className="hidden dark:block" />
    </button>
  )
}
