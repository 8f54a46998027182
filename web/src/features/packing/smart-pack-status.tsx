import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
import CircleCheck from 'icon:circle-check'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ProgressBar } from '../../ui/primitives/progress-bar.tsx'
import { doneText, type SmartPackState } from './use-smart-pack.ts'

interface SmartPackStatusProps {
  state: SmartPackState
  onCancel: () => void
}

/** Where Smart Pack is: at work with a way to stop it, or done with what it added. */
export function SmartPackStatus({ state, onCancel }: SmartPackStatusProps) {
  return (
    <>
      {state.phase === 'generating' && (
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="w-full text-small font-semibold tabular-nums sm:w-auto">{generatingText(state)}</p>
          <ProgressBar
            label={packingWords.smartPack}
            value={state.total === 0 ? 0 : (state.sent / state.total) * 100}
            valueText={generatingText(state)}
            className="min-w-32 flex-1"
          />
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {packingWords.cancel}
          </Button>
        </Card>
      )}
      {state.phase === 'done' && (
        <p className="flex items-center gap-2 text-small text-muted-foreground">
          <CircleCheck size={18} className="shrink-0 text-success" />
          {say(packingWords.done, { what: doneText(state.added, state.isCancelled) })}
        </p>
      )}
    </>
  )
}

const generatingText = ({ sent, total }: { sent: number; total: number }): string =>
  total === 0 ? packingWords.reading : say(packingWords.packingOf, { at: sent + 1, total })
