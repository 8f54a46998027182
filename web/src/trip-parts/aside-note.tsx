import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import { say } from '@sojourn/contract/words/say'
import Undo2 from 'icon:undo-2'
import { Button } from '../ui/primitives/button.tsx'

interface AsideNoteProps {
  /** What was put aside, here or elsewhere. */
  count: number
  onBringBack: () => void
}

/** Below what is offered: what is not offered any more. */
export function AsideNote({ count, onBringBack }: AsideNoteProps) {
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted-foreground">
      {say(shellPartsWords.putAside, { count })}
      <Button variant="ghost" size="sm" icon={Undo2} onClick={onBringBack}>
        {shellPartsWords.bringBack}
      </Button>
    </p>
  )
}
