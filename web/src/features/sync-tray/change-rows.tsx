import CalendarPlus from 'icon:calendar-plus'
import CircleAlert from 'icon:circle-alert'
import CloudUpload from 'icon:cloud-upload'
import Luggage from 'icon:luggage'
import Pencil from 'icon:pencil'
import StickyNote from 'icon:sticky-note'
import Wallet from 'icon:wallet'
import X from 'icon:x'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { ReactNode } from 'react'
import type { Entry, DeadLetter, Write } from '../../sync/overlay/write.ts'
import { restoreAsNew } from '../../sync/writes/rows.ts'
import { discard, putBack, tryAgain } from '../../sync/writes/writes.ts'
import { Button } from '../../ui/primitives/button.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { causeOf, writeText, isGone, twoValues, whereAndWhen, whoseText } from './change-text.ts'

const icons: Record<ContentCollection, Icon> = {
  itinerary: CalendarPlus,
  packing: Luggage,
  expenses: Wallet,
  dayNotes: StickyNote,
}

/** A change of the plan, or of the trip itself, is a pencil's work. */
function iconOf({ method, side: { list } }: Write): Icon {
  const collection = list?.collection as ContentCollection | undefined
  if (!collection) return method === 'POST' ? CalendarPlus : Pencil
  return collection === 'itinerary' && method !== 'POST' ? Pencil : icons[collection]
}

/** Verb, thing, detail: never a status code. */
export function ChangeWords({ write: { side } }: { write: Write }) {
  const [verb, thing, detail] = side.words
  return (
    <>
      {verb} <strong className="font-bold">{thing}</strong> {detail}
    </>
  )
}

function discardWithUndo(entry: Entry): void {
  const gone = discard(entry.id)
  const action = { label: 'Undo', undo: true, onPress: () => putBack(gone) }
  toast({ variant: 'removed', title: 'Change discarded', description: writeText(entry), action })
}

interface ChangeRowProps {
  entry: Entry
  tone: string
  isWaiting?: boolean
  children: ReactNode
}

function ChangeRow({ entry, tone, isWaiting = false, children }: ChangeRowProps) {
  return (
    <li className="flex items-start gap-3.5 px-5 py-3.5">
      <span className="relative shrink-0">
        <IconTile icon={iconOf(entry)} color={tone} />
        {isWaiting && (
          <span className="absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full bg-surface text-muted-foreground">
            <CloudUpload size={14} />
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

export function WaitingRow({ entry }: { entry: Entry }) {
  return (
    <ChangeRow entry={entry} tone="var(--trip)" isWaiting>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="leading-snug">
          <ChangeWords write={entry} />
        </p>
        <p className="text-small text-muted-foreground">{whereAndWhen(entry)}</p>
      </div>
      <IconButton
        icon={X}
        size="sm"
        variant="quiet"
        label={`Discard: ${writeText(entry)}`}
        tooltip={false}
        onClick={() => discardWithUndo(entry)}
      />
    </ChangeRow>
  )
}

/** What was written here, and what somebody else wrote meanwhile. */
function BothValues({ parked }: { parked: DeadLetter }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md bg-sunken px-3.5 py-2.5 text-small">
      {twoValues(parked).flatMap(({ word, mine, theirs }, _at, all) => {
        const of = all.length > 1 ? ` ${word}` : ''
        return [
          <BothValue key={`${word} mine`} whose={`Yours${of}`} value={mine} />,
          <BothValue key={`${word} theirs`} whose={`${whoseText(parked)}${of}`} value={theirs} />,
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
  const canRestore = isGone(parked) && parked.side.row !== null
  const [yes, no] = parked.theirs ? ['Keep mine', 'Take theirs'] : ['Try again', 'Discard']
  return (
    <ChangeRow entry={parked} tone="var(--warning)">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="leading-snug">
          <ChangeWords write={parked} />
        </p>
        <p className="text-small text-muted-foreground">{whereAndWhen(parked)}</p>
        <p className="mt-1 flex items-start gap-1.5 text-small text-warning">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {causeOf(parked)}
        </p>
        {dependants.length > 0 && (
          <ul className="mt-2 border-l-2 border-border pl-3 text-small text-muted-foreground">
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
            {canRestore ? 'Restore as new' : yes}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => discardWithUndo(parked)}>
            {no}
          </Button>
        </div>
      </div>
    </ChangeRow>
  )
}
