import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import CircleX from 'icon:circle-x'
import Plus from 'icon:plus'
import type { ReactNode } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

interface AddButtonProps {
  /** Of what is added, for screen readers. */
  title: string
  isAdded: boolean
  busy?: boolean
  onAdd: () => void
  /** Beside it: to save it as an idea. */
  children?: ReactNode
}

/** Across the foot of a card. Once added it says so, does nothing any more, and keeps the keyboard's place. */
export function AddButton({ title, isAdded, busy = false, onAdd, children }: AddButtonProps) {
  return (
    <div className="mt-auto flex items-center gap-2 pt-4">
      <Button
        variant={isAdded ? 'soft' : 'trip-soft'}
        icon={isAdded ? Check : Plus}
        busy={busy}
        inert={isAdded}
        onClick={onAdd}
        className="min-w-0 grow basis-0"
      >
        {isAdded ? aiWords.added : aiWords.addToTrip}
        <span className="sr-only">
          {' '}
          <bdi>{title}</bdi>
        </span>
      </Button>
      {children}
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
