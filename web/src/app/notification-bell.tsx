import Bell from 'lucide-react/icons/bell'
import { Popover } from 'radix-ui'
import { IconButton } from '../ui/icon-button.tsx'

/** The notification control of the dashboard header. */
export function NotificationBell() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton icon={Bell} label="Notifications" tooltip={false} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          className="z-45 w-[min(20rem,calc(100vw-1.5rem))] rounded-md border border-border bg-surface p-5 text-foreground shadow-e3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop"
        >
          <h2 className="type-card">Notifications</h2>
          <p className="mt-2 text-muted-foreground">No notifications yet</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
