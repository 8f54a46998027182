import { shellWords } from '@sojourn/contract/shell/words'
import type { TripFace } from '@sojourn/contract/trips/face'
import { say } from '@sojourn/contract/words/say'
import { type RefObject, Suspense, useEffect } from 'react'
import { inkOfTrip } from '../features/trips/trip-place.ts'
import { TripPostcard } from '../features/trips/trip-postcard.tsx'
import { markAllRead } from '../queries/activity.ts'
import { AnchoredPanel } from '../ui/dialogs/anchored-panel.tsx'
import { Badge } from '../ui/primitives/badge.tsx'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../ui/states/missing-panel.tsx'

const ActivityPanel = lazyPart(
  () => import('../features/activity/activity-panel.tsx').then((m) => m.ActivityPanel),
  MissingPanel,
)

interface NotificationPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  bell: RefObject<HTMLButtonElement | null>
  /** How many are new, in a word; empty when none is. */
  unread: string
}

/** What others did, below the bell. */
export function NotificationPopup({ open, onOpenChange, bell, unread }: NotificationPopupProps) {
  useReadOnLeaving(open)
  const note = <p className="text-small text-muted-foreground">{shellWords.ownNotListed}</p>
  return (
    <AnchoredPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={bell}
      title={shellWords.notifications}
      sheet={{
        ...(unread && { description: say(shellWords.unreadNew, { unread }), actions: <MarkAllRead /> }),
        actionsNote: note,
      }}
      head={
        <div className="flex min-h-16 items-center gap-2.5 px-5 pt-2">
          <h2 tabIndex={-1} className="type-card outline-none">
            {shellWords.notifications}
          </h2>
          {unread && <Badge tone="blue">{say(shellWords.unreadNew, { unread })}</Badge>}
          {unread && <MarkAllRead />}
        </div>
      }
      foot={<div className="border-t border-border px-5 py-3">{note}</div>}
      className="max-h-[min(44rem,var(--radix-popover-content-available-height))] w-[404px]"
    >
      {/* On a phone as tall as it stays: the sheet does not rise when the list comes. */}
      <div className="max-sm:h-[68dvh] max-sm:overflow-y-auto max-sm:overscroll-contain">
        <Suspense fallback={<div className="h-40" />}>
          <ActivityPanel faceOf={faceOf} onLeave={() => onOpenChange(false)} />
        </Suspense>
      </div>
    </AnchoredPanel>
  )
}

const faceOf = (trip: TripFace) => ({
  ink: inkOfTrip(trip),
  picture: <TripPostcard trip={trip} shape="thumb" caption="none" className="w-20 shrink-0 rounded-[12px]" />,
})

const MarkAllRead = () => (
  <button
    type="button"
    className="ms-auto hit-44 text-small font-semibold text-link hover:underline"
    onClick={() => void markAllRead()}
  >
    {shellWords.markAllRead}
  </button>
)

/** Opening marks nothing: what is new stays marked while it is looked at. */
function useReadOnLeaving(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => void markAllRead()
  }, [isOpen])
}
