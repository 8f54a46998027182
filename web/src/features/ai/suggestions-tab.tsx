import Lightbulb from 'lucide-react/icons/lightbulb'
import { EmptyState } from '../../ui/empty-state.tsx'

export function SuggestionsTab() {
  return (
    <EmptyState
      icon={Lightbulb}
      title="AI Travel Assistant"
      text="Suggestions for this trip are being built. Until then, the Plan tab takes everything you find yourself."
    />
  )
}
