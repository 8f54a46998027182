import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { Button } from '../primitives/button.tsx'
import { BrokenRoute } from './broken-route.tsx'
import { EmptyState } from './empty-state.tsx'

export function MissingPanel() {
  return (
    <EmptyState
      picture={<BrokenRoute className="mt-6 h-16" />}
      title={shellUiWords.partMissing}
      text={shellUiWords.partMissingText}
      action={<Button onClick={() => location.reload()}>{shellUiWords.reloadPage}</Button>}
    />
  )
}
