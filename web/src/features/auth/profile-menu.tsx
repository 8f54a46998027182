import { greetingName } from '@sojourn/contract/auth/display-name'
import LogOut from 'lucide-react/icons/log-out'
import { callApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useAuth } from './queries.ts'

async function logOut(): Promise<void> {
  queryClient.clear()
  await callApi('auth.logOut', {})
  location.assign('/')
}

export function ProfileMenu() {
  const { user } = useAuth()
  const trigger = (
    <button type="button" aria-label="Profile menu" className="rounded-full">
      <Avatar name={greetingName(user)} />
    </button>
  )
  return (
    <Menu trigger={trigger} items={[{ label: 'Log out', icon: LogOut, onSelect: () => void logOut() }]} />
  )
}
