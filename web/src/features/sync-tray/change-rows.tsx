import ArrowRightLeft from 'icon:arrow-right-left'
import CalendarPlus from 'icon:calendar-plus'
import CloudUpload from 'icon:cloud-upload'
import Lightbulb from 'icon:lightbulb'
import Luggage from 'icon:luggage'
import MapPin from 'icon:map-pin'
import Pencil from 'icon:pencil'
import StickyNote from 'icon:sticky-note'
import TicketCheck from 'icon:ticket-check'
import Users from 'icon:users'
import Wallet from 'icon:wallet'
import X from 'icon:x'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import type { Entry, Write } from '../../sync/overlay/write.ts'
import { discard, putBack } from '../../sync/writes/writes.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { Rich, strong } from '../../ui/primitives/rich.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { whereAndWhen, writeText } from './change-text.ts'
import { writeSentence } from './write-sentence.ts'

const icons: Record<ContentCollection, Icon> = {
  itinerary: CalendarPlus,
  packing: Luggage,
  expenses: Wallet,
  dayNotes: StickyNote,
  bookings: TicketCheck,
  legs: MapPin,
  ideas: Lightbulb,
  travellers: Users,
  transfers: ArrowRightLeft,
}

/** A change of the plan, or of the trip itself, is a pencil's work. */
function iconOf({ method, side: { list } }: Write): Icon {
  const collection = list?.collection as ContentCollection | undefined
  if (!collection) return method === 'POST' ? CalendarPlus : Pencil
  return collection === 'itinerary' && method !== 'POST' ? Pencil : icons[collection]
}

/** What is done to which thing: never a status code. */
export const ChangeWords = ({ write }: { write: Write }) => (
  <Rich<string> {...writeSentence(write)} parts={strong} />
)

export function discardWithUndo(entry: Entry): void {
  const gone = discard(entry.id)
  const action = { label: syncTrayWords.undo, undo: true, onPress: () => putBack(gone) }
  toast({ variant: 'removed', title: syncTrayWords.discarded, description: writeText(entry), action })
}

interface ChangeRowProps {
  entry: Entry
  tone: string
  isWaiting?: boolean
  children: ReactNode
}

export function ChangeRow({ entry, tone, isWaiting = false, children }: ChangeRowProps) {
  return (
    <li className="flex items-start gap-3.5 px-5 py-3.5">
      <span className="relative shrink-0">
        <IconTile icon={iconOf(entry)} color={tone} />
        {isWaiting && (
          <span className="absolute -end-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full bg-surface text-muted-foreground">
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
        label={say(syncTrayWords.discardThis, { change: writeText(entry) })}
        tooltip={false}
        onClick={() => discardWithUndo(entry)}
      />
    </ChangeRow>
  )
}
