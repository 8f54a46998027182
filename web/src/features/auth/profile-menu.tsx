import { greetingName } from '@sojourn/contract/auth/display-name'
import { authAccountWords } from '@sojourn/contract/auth/words-account'
import Bell from 'icon:bell'
import ChevronDown from 'icon:chevron-down'
import LogOut from 'icon:log-out'
import Server from 'icon:server'
import Settings from 'icon:settings'
import Shield from 'icon:shield'
import UserRound from 'icon:user-round'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { Menu } from '../../ui/primitives/menu.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { recheckSession, useAuth } from '../../queries/auth.ts'

const ProfileDialog = lazyPart(
  () => import('./profile-dialog.tsx').then((m) => m.ProfileDialog),
  MissingDialog,
)

const noticeMs = 3_000

function announceNotifications(): void {
  toast({
    title: authAccountWords.notifications,
    description: authAccountWords.notificationsText,
    duration: noticeMs,
  })
}

export function ProfileMenu({ onLogOut }: { onLogOut: () => void }) {
  const { user } = useAuth()
  const [, navigate] = useLocation()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const name = greetingName(user)

  function openProfile(): void {
    setWasOpened(true)
    setOpen(true)
    // The session may have ended while the page stood open; then the dialog says so.
    void recheckSession()
  }

  return (
    <>
      <Menu
        trigger={
          <button type="button" className="inline-flex min-h-11 items-center gap-2 rounded-full lg:pe-1.5">
            <Avatar name={name} size={44} />
            <span className="sr-only">{authAccountWords.menu}</span>
            <ChevronDown size={18} aria-hidden className="max-lg:hidden" />
          </button>
        }
        header={
          <div className="max-w-64 leading-snug">
            <p dir="auto" className="truncate font-bold">
              {name}
            </p>
            <p dir="auto" className="truncate text-start text-small text-muted-foreground">
              {user?.email}
            </p>
          </div>
        }
        items={[
          { label: authAccountWords.profile, icon: UserRound, onSelect: openProfile },
          { label: authAccountWords.settings, icon: Settings, onSelect: () => navigate('/subscribe') },
          ...(user?.isOperator
            ? [{ label: authAccountWords.server, icon: Server, onSelect: () => navigate('/server') }]
            : []),
          { label: authAccountWords.notifications, icon: Bell, onSelect: announceNotifications },
          { label: authAccountWords.privacy, icon: Shield, onSelect: () => location.assign('/privacy') },
          { label: authAccountWords.logOut, icon: LogOut, onSelect: onLogOut },
        ]}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <ProfileDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
