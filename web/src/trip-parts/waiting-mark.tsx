import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import CloudOff from 'icon:cloud-off'
import { useIsWaiting } from '../sync/queue/queued.ts'

export function WaitingMark({ id }: { id: string }) {
  if (!useIsWaiting(id)) return null
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-small font-semibold text-muted-foreground">
      <CloudOff size={15} className="shrink-0" />
      {shellPartsWords.waiting}
    </span>
  )
}
