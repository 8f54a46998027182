import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import CircleAlert from 'icon:circle-alert'
import type { DeadLetter, Entry } from '../../sync/overlay/write.ts'
import { restoreAsNew } from '../../sync/writes/rows.ts'
import { tryAgain } from '../../sync/writes/writes.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { causeOf, isGone, twoValues, whereAndWhen, whoseText, yoursText } from './change-text.ts'
import { useToldReason } from './told-reason.ts'
import { ChangeRow, ChangeWords, discardWithUndo } from './change-rows.tsx'

function BothValues({ parked }: { parked: DeadLetter }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md bg-sunken px-3.5 py-2.5 text-small">
      {twoValues(parked).flatMap(({ word, mine, theirs }, _at, all) => {
        const field = all.length > 1 ? word : null
        return [
          <BothValue key={`${word} mine`} whose={yoursText(field)} value={mine} />,
          <BothValue key={`${word} theirs`} whose={whoseText(parked, field)} value={theirs} />,
        ]
      })}
    </dl>
  )
}

function BothValue({ whose, value }: { whose: string; value: string }) {
  return (
    <div className="contents">
      <dt className="text-muted-foreground">{whose}</dt>
      <dd className="line-clamp-3 min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}

/** A person decides: the button says what it does. */
export function AttentionRow({ parked, dependants }: { parked: DeadLetter; dependants: readonly Entry[] }) {
  const reason = useToldReason(parked)
  const canRestore = isGone(parked) && parked.side.row !== null
  const [yes, no] = parked.theirs
    ? [syncTrayWords.keepMine, syncTrayWords.takeTheirs]
    : [syncTrayWords.tryAgain, syncTrayWords.discard]
  return (
    <ChangeRow entry={parked} tone="var(--warning)">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="leading-snug">
          <ChangeWords write={parked} />
        </p>
        <p className="text-small text-muted-foreground">{whereAndWhen(parked)}</p>
        <p className="mt-1 flex items-start gap-1.5 text-small text-warning">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {causeOf(parked, reason)}
        </p>
        {dependants.length > 0 && (
          <ul className="mt-2 border-s-2 border-border ps-3 text-small text-muted-foreground">
            {dependants.map((entry) => (
              <li key={entry.id}>
                <ChangeWords write={entry} />
              </li>
            ))}
          </ul>
        )}
        {parked.theirs && <BothValues parked={parked} />}
        <div className="mt-2 flex flex-wrap gap-1">
          <Button
            size="sm"
            variant="trip-soft"
            onClick={() => (canRestore ? restoreAsNew(parked) : tryAgain(parked.id))}
          >
            {canRestore ? syncTrayWords.restore : yes}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => discardWithUndo(parked)}>
            {no}
          </Button>
        </div>
      </div>
    </ChangeRow>
  )
}
