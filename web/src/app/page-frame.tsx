import { type ReactNode, useRef } from 'react'

import { cn } from '../ui/cn.ts'
import { InkContext } from '../ui/ink.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Shortcuts } from './shortcuts.tsx'
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
    <InkContext value={ink}>
      <div data-ink={ink} className="min-h-dvh">
        <SkipLink
          onClick={(event) => {
            event.preventDefault()
            main.current?.focus()
          }}
        />
        <Navigation {...navigation} />
        <div className="flex min-h-dvh flex-col pb-[calc(96px+env(safe-area-inset-bottom))] lg:pb-0 lg:pl-[92px]">
          {header && <header>{header}</header>}
          <OfflineNotice />
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className={cn('min-w-0 flex-1 outline-none', className)}
          >
            {children}
          </main>
        </div>
        <Shortcuts />
      </div>
    </InkContext>
  )
}
