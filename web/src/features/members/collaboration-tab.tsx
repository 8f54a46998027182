import Users from 'lucide-react/icons/users'
import { EmptyState } from '../../ui/empty-state.tsx'

export function CollaborationTab() {
  return (
    <EmptyState
      icon={Users}
      title="Trip Collaboration"
      text="Inviting others to this trip is being built. Your plan already includes it."
    />
  )
}
