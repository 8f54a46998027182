import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import { durationText } from '@sojourn/contract/map/distance-text'
import { travelEstimate } from '@sojourn/contract/map/travel-estimate'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { OptimisedDay } from '@sojourn/planner/day-order/optimise-day'
import Route from 'icon:route'
import { useFigures } from '../../session/units.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { itemTypeColor, itemTypeIcon } from '../../trip-parts/item-type.tsx'
import { MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { useBetterOrder } from './use-better-order.ts'

interface OptimiseDialogProps {
  /** 'Day 4 · Tue, Apr 21' */
  dayTitle: string
  items: readonly ItineraryItem[]
  date: PlainDate
  open: boolean
  onClose: () => void
  onApply: (better: OptimisedDay) => void
}

/** Shows the shorter order and what it saves, before anything changes. */
export function OptimiseDialog({ dayTitle, items, date, open, onClose, onApply }: OptimiseDialogProps) {
  const better = useBetterOrder(items, date)
  if (better === 'missing') return <MissingDialog open={open} onClose={onClose} />
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={itineraryMovesWords.optimise}
      description={dayTitle}
      lead={<IconTile icon={Route} />}
      size="confirm"
      actions={
        better === null ? (
          <Button variant="line" data-autofocus onClick={onClose}>
            {itineraryMovesWords.close}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {itineraryMovesWords.cancel}
            </Button>
            <Button variant="sun" data-autofocus busy={!better} onClick={() => better && onApply(better)}>
              {itineraryMovesWords.takeOrder}
            </Button>
          </>
        )
      }
    >
      {better && <BetterOrder better={better} items={items} />}
      {better === undefined && <output className="block">{itineraryMovesWords.looking}</output>}
      {better === null && <p className="text-muted-foreground">{itineraryMovesWords.isShortest}</p>}
    </Dialog>
  )
}

const bold = (text: string) => <strong className="font-bold">{text}</strong>

function BetterOrder({ better, items }: { better: OptimisedDay; items: readonly ItineraryItem[] }) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const before = items.filter(({ date }) => date === better.date).map(({ id }) => id)
  const { distance, time } = useFigures()
  const savedS = travelEstimate(better.savedM).durationS
  return (
    <>
      <p>
        <Rich
          text={itineraryMovesWords.shorter}
          values={{
            saved: distance(better.savedM),
            duration: durationText(savedS),
            after: distance(better.afterM),
            before: distance(better.beforeM),
          }}
          parts={{ b: bold }}
        />
      </p>
      <ol className="mt-4 flex flex-col gap-2">
        {better.ids.map((id, index) => {
          const item = byId.get(id)
          if (!item) return null
          const from = before.indexOf(id)
          return (
            <li key={id} className="flex items-center gap-3">
              <IconTile icon={itemTypeIcon(item.type)} size={28} color={itemTypeColor(item.type)} />
              <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
                {item.title}
              </span>
              <span className="shrink-0 text-small text-muted-foreground tabular-nums">
                {item.time
                  ? time(item.time)
                  : from === index
                    ? itineraryMovesWords.stays
                    : `${from + 1} → ${index + 1}`}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
