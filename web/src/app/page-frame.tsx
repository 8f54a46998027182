import { type ReactNode, useRef } from 'react'

import { cn } from '../ui/cn.ts'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useSamePerson } from './use-same-person.ts'

interface PageFrameProps {
  navigation: NavigationProps
  /** The ink of the page, for selection and progress. */
  ink?: string
  header?: ReactNode
  className?: string
  children: ReactNode
}

/** The shell of every signed-in page: skip link, navigation, header, main region. */
export function PageFrame({ navigation, ink, header, className, children }: PageFrameProps) {
  const main = useRef<HTMLElement>(null)
  useSamePerson()
  return (
    <div data-ink={ink} className="min-h-dvh">
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        className="fixed top-3 left-3 z-60 -translate-y-24 rounded-full bg-surface px-5 py-3 font-[640] text-foreground focus-visible:translate-y-0 focus-visible:shadow-e3"
      >
        Skip to content
      </a>
      <Navigation {...navigation} />
      <div className="flex min-h-dvh flex-col pb-[calc(96px+env(safe-area-inset-bottom))] lg:pb-0 lg:pl-[92px]">
        {header && <header>{header}</header>}
        <OfflineNotice />
        <main ref={main} id="content" tabIndex={-1} className={cn('min-w-0 flex-1 outline-none', className)}>
          {children}
        </main>
      </div>
    </div>
  )
}
