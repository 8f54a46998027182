import { ProfileMenu } from '../features/auth/profile-menu.tsx'
import { useAuth } from '../features/auth/queries.ts'
import { ProMarker, Wordmark } from '../ui/mark.tsx'

/** Wordmark, Pro marker and profile. On a wide screen the mark stands in the rail, so that the logo is never doubled. */
export function DashboardHeader() {
  const { user } = useAuth()
  return (
    <div className="mx-auto flex h-[72px] max-w-[1160px] items-center gap-3 px-4 sm:px-6 lg:px-10">
      <Wordmark />
      {user?.isPremium && <ProMarker />}
      <div className="ml-auto flex items-center gap-1">
        <ProfileMenu />
      </div>
    </div>
  )
}
