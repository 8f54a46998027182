import Sparkles from 'lucide-react/icons/sparkles'
import { EmptyState } from '../../ui/empty-state.tsx'

export function RecommendationsTab() {
  return (
    <EmptyState
      icon={Sparkles}
      title="AI-Powered Recommendations"
      text="Recommendations for this trip are being built. Your plan already includes them."
    />
  )
}
