import { type ReactNode, useRef } from 'react'

import { cn } from '../ui/primitives/cn.ts'
import { InkContext } from '../ui/primitives/ink.ts'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useNavigation } from './use-navigation.ts'
import { useSamePerson } from './use-same-person.ts'
import { useSessionAge } from './use-session-age.ts'

interface PageFrameProps {
  /** Null where none is open. */
  openTripId: number | null
  /** The ink of the page, for selection and progress. */
  ink?: string
  header?: ReactNode
  className?: string
  children: ReactNode
}

/** The shell of every signed-in page: skip link, navigation, header, main region. */
export function PageFrame({ openTripId, ink, header, className, children }: PageFrameProps) {
  const main = useRef<HTMLElement>(null)
  useSamePerson()
  useSessionAge()
  return (
    <InkContext value={ink}>
      <div data-ink={ink} className="min-h-dvh">
        <SkipLink
          onClick={(event) => {
            event.preventDefault()
            main.current?.focus()
          }}
        />
        <PageNavigation openTripId={openTripId} />
        <div className="flex min-h-dvh flex-col pb-[calc(96px+env(safe-area-inset-bottom))] lg:pb-0 lg:ps-[92px]">
          {header && <header data-page-controls>{header}</header>}
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

/** A component of its own: what it counts changes often, and the page need not be drawn anew for it. */
function PageNavigation({ openTripId }: Pick<PageFrameProps, 'openTripId'>) {
  return <Navigation {...useNavigation(openTripId)} />
}
