import type { TripFace } from '@sojourn/contract/trips/face'
import { useInfiniteQuery } from '@tanstack/react-query'
import Bell from 'icon:bell'
import { Popover } from 'radix-ui'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { activityQuery, markAllRead } from '../queries/activity.ts'
import { inkOfTrip } from '../features/trips/trip-place.ts'
import { TripPostcard } from '../features/trips/trip-postcard.tsx'
import { Badge } from '../ui/primitives/badge.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../ui/states/missing-panel.tsx'

const ActivityPanel = lazyPart(
  () => import('../features/activity/activity-panel.tsx').then((m) => m.ActivityPanel),
  MissingPanel,
)

/** The notification control: a panel below it, a sheet on a phone. Leaving the panel marks everything as read. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useInfiniteQuery(activityQuery)
  const unread = data?.pages[0]?.unread ?? 0
  const isWide = useMedia('(width >= 40rem)')
  useReadOnLeaving(isOpen)
  const panel = (
    <Suspense fallback={<div className="h-40" />}>
      <ActivityPanel faceOf={faceOf} onLeave={() => setIsOpen(false)} />
    </Suspense>
  )
  const note = <p className="text-small text-muted-foreground">Your own changes are not listed.</p>
  if (!isWide)
    return (
      <>
        <BellButton unread={unread} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title="Notifications"
          {...(unread > 0 && { description: `${countText(unread)} new` })}
          flush
          actions={unread > 0 ? <MarkAllRead /> : undefined}
          actionsNote={note}
        >
          {/* As tall as it stays: the sheet does not rise when the list comes. */}
          <div className="h-[68dvh] overflow-y-auto overscroll-contain">{panel}</div>
        </Dialog>
      </>
    )
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <BellButton unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          onOpenAutoFocus={focusTitle}
          className="z-45 flex max-h-[min(44rem,var(--radix-popover-content-available-height))] w-[404px] flex-col overflow-hidden rounded-lg border border-border bg-surface text-foreground shadow-e3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop"
        >
          <div className="flex min-h-16 items-center gap-2.5 px-5 pt-2">
            <h2 tabIndex={-1} className="type-card outline-none">
              Notifications
            </h2>
            {unread > 0 && <Badge tone="blue">{countText(unread)} new</Badge>}
            {unread > 0 && <MarkAllRead />}
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

const mostShown = 99
const countText = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count))

interface BellButtonProps extends Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> {
  unread: number
}

function BellButton({ unread, ...rest }: BellButtonProps) {
  return (
    <span className="relative inline-flex">
      <IconButton
        {...rest}
        icon={Bell}
        label={unread > 0 ? `Notifications, ${countText(unread)} new` : 'Notifications'}
        tooltip={false}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-0 min-w-[18px] rounded-full bg-foreground px-1 text-center text-[0.6875rem] leading-[18px] font-bold text-background tabular-nums"
        >
          {countText(unread)}
        </span>
      )}
    </span>
  )
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
