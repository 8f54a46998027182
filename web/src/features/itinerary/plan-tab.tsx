import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { EmptyState } from '../../ui/empty-state.tsx'

export function PlanTab() {
  return (
    <EmptyState
      icon={CalendarPlus}
      title="No activities planned yet"
      text="Day-by-day planning is being built."
    />
  )
}
