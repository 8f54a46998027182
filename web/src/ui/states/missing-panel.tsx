import { Button } from '../primitives/button.tsx'
import { BrokenRoute } from './broken-route.tsx'
import { EmptyState } from './empty-state.tsx'

export function MissingPanel() {
  return (
    <EmptyState
      picture={<BrokenRoute className="mt-6 h-16" />}
      title="This part could not be loaded"
      text="Check your connection, then reload the page. What you saved is safe."
      action={<Button onClick={() => location.reload()}>Reload Page</Button>}
    />
  )
}
