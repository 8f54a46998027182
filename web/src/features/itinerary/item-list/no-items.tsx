import ListChecks from 'icon:list-checks'
import Plus from 'icon:plus'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function NoItems({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      className="mx-4 mb-4 pt-2! sm:mx-5 sm:mb-5"
      icon={ListChecks}
      headingLevel={3}
      title="No activities planned yet"
      text="Start with the one thing you would regret missing. The rest falls into place around it."
      action={
        <Button size="sm" variant="trip-soft" icon={Plus} onClick={onAdd}>
          Add the first one
        </Button>
      }
    />
  )
}
