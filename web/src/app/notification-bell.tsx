import { shellWords } from '@sojourn/contract/shell/words'
import { say } from '@sojourn/contract/words/say'
import { useInfiniteQuery } from '@tanstack/react-query'
import Bell from 'icon:bell'
import { Suspense, useRef, useState } from 'react'
import { activityQuery } from '../queries/activity.ts'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'

const NotificationPopup = lazyPart(
  () => import('./notification-popup.tsx').then((m) => m.NotificationPopup),
  MissingDialog,
)

const mostShown = 99
const countText = (count: number): string => {
  if (count === 0) return ''
  return count > mostShown ? `${mostShown}+` : String(count)
}

/** The notification control. Leaving what it opens marks everything as read. */
export function NotificationBell({ onImage = false }: { onImage?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  const { data } = useInfiniteQuery(activityQuery)
  const unread = countText(data?.pages[0]?.unread ?? 0)
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          ref={bell}
          icon={Bell}
          label={unread ? say(shellWords.notificationsNew, { unread }) : shellWords.notifications}
          tooltip={false}
          variant={onImage ? 'surface' : 'ghost'}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true)
            setIsOpen(!isOpen)
          }}
        />
        {unread && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 end-0 min-w-[18px] rounded-full bg-foreground px-1 text-center text-[0.6875rem] leading-[18px] font-bold text-background tabular-nums"
          >
            {unread}
          </span>
        )}
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <NotificationPopup open={isOpen} onOpenChange={setIsOpen} bell={bell} unread={unread} />
        </Suspense>
      )}
    </>
  )
}
