import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import CircleX from 'icon:circle-x'
import Plus from 'icon:plus'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

interface AddButtonProps {
  /** Of what is added, for screen readers. */
  title: string
  isAdded: boolean
  busy?: boolean
  onAdd: () => void
}

/** Across the foot of a card. Once added it says so, does nothing any more, and keeps the keyboard's place. */
export function AddButton({ title, isAdded, busy = false, onAdd }: AddButtonProps) {
  return (
    <div className="mt-auto pt-4">
      <Button
        variant={isAdded ? 'soft' : 'trip-soft'}
        icon={isAdded ? Check : Plus}
        busy={busy}
        inert={isAdded}
        onClick={onAdd}
        className="w-full"
      >
        {isAdded ? aiWords.added : aiWords.addToTrip}
        <span className="sr-only">
          {' '}
          <bdi>{title}</bdi>
        </span>
      </Button>
    </div>
  )
}

/** In the corner of a card. */
export const AsideButton = ({ title, onPutAside }: { title: string; onPutAside: () => void }) => (
  <IconButton
    icon={CircleX}
    size="sm"
    variant="quiet"
    label={say(aiWords.putAside, { title })}
    onClick={onPutAside}
  />
)
