import type { TripFace } from '@sojourn/contract/trips/face'
import { Popover } from 'radix-ui'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { inkOfTrip } from '../features/trips/trip-place.ts'
import { TripPostcard } from '../features/trips/trip-postcard.tsx'
import { markAllRead } from '../queries/activity.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
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

/** What others did, below the bell; a sheet on a phone. */
export function NotificationPopup({ open, onOpenChange, bell, unread }: NotificationPopupProps) {
  const isWide = useMedia('(width >= 40rem)')
  /** Whoever pressed elsewhere stays there. */
  const wentElsewhere = useRef(false)
  useReadOnLeaving(open)
  const panel = (
    <Suspense fallback={<div className="h-40" />}>
      <ActivityPanel faceOf={faceOf} onLeave={() => onOpenChange(false)} />
    </Suspense>
  )
  const note = <p className="text-small text-muted-foreground">Your own changes are not listed.</p>
  if (!isWide)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Notifications"
        {...(unread && { description: `${unread} new` })}
        flush
        actions={unread ? <MarkAllRead /> : undefined}
        actionsNote={note}
      >
        {/* As tall as it stays: the sheet does not rise when the list comes. */}
        <div className="h-[68dvh] overflow-y-auto overscroll-contain">{panel}</div>
      </Dialog>
    )
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={bell as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          onOpenAutoFocus={focusTitle}
          onPointerDownOutside={(event) => {
            // The bell closes it by itself.
            if (bell.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            wentElsewhere.current = !bell.current?.contains(event.target as Node)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!wentElsewhere.current) bell.current?.focus()
            wentElsewhere.current = false
          }}
          className="z-45 flex max-h-[min(44rem,var(--radix-popover-content-available-height))] w-[404px] flex-col overflow-hidden rounded-lg border border-border bg-surface text-foreground shadow-e3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop"
        >
          <div className="flex min-h-16 items-center gap-2.5 px-5 pt-2">
            <h2 tabIndex={-1} className="type-card outline-none">
              Notifications
            </h2>
            {unread && <Badge tone="blue">{unread} new</Badge>}
            {unread && <MarkAllRead />}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{panel}</div>
          <div className="border-t border-border px-5 py-3">{note}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const faceOf = (trip: TripFace) => ({
  ink: inkOfTrip(trip),
  picture: <TripPostcard trip={trip} shape="thumb" caption="none" className="w-20 shrink-0 rounded-[12px]" />,
})

function focusTitle(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.querySelector('h2')?.focus()
}

const MarkAllRead = () => (
  <button
    type="button"
    className="ml-auto hit-44 text-small font-semibold text-link hover:underline"
    onClick={() => void markAllRead()}
  >
    Mark all as read
  </button>
)

/** Opening marks nothing: what is new stays marked while it is looked at. */
function useReadOnLeaving(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => void markAllRead()
  }, [isOpen])
}
