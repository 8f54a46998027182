import { ProfileMenu } from '../features/auth/profile-menu.tsx'
import { useAuth } from '../queries/auth.ts'
import { usePageTitle } from '../browser/use-page-title.ts'
import { SyncChip } from '../features/sync-tray/sync-chip.tsx'
import { Logo, ProMarker } from '../ui/primitives/mark.tsx'
import { useLogOut } from './use-log-out.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** Logo, Pro marker, notifications and profile. On a wide screen the mark stands in the rail, so that the logo is never doubled. */
export function DashboardHeader() {
  const { user } = useAuth()
  const { leave, dialog } = useLogOut()
  usePageTitle(null)
  return (
    <>
      <div className="mx-auto flex h-[72px] max-w-[1240px] items-center gap-2.5 px-4 max-[359px]:gap-1 sm:px-6 lg:px-10">
        <Logo markInRail />
        {user?.isPremium && <ProMarker />}
        <div className="ms-auto flex items-center gap-1.5 max-[359px]:gap-0">
          <SyncChip className="me-1 max-sm:hidden" />
          <NotificationBell />
          <ProfileMenu onLogOut={leave} />
        </div>
      </div>
      <div className="px-4 sm:hidden">
        <SyncChip isQuiet className="mb-2" />
      </div>
      {dialog}
    </>
  )
}
