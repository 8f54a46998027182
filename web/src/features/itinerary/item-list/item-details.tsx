import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import type { Figures } from '@sojourn/contract/units/figures'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import MapPinPlus from 'icon:map-pin-plus'
import Pencil from 'icon:pencil'
import Trash2 from 'icon:trash-2'
import { money } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { timesText } from '../day-text.ts'
import type { ItemRowActions } from './row-actions.ts'

interface ItemDetailsProps {
  id: string
  item: ItineraryItem
  actions: Pick<ItemRowActions, 'edit' | 'place' | 'remove' | 'menu'>
}

/** What an opened row tells, and what can be done with it. */
export function ItemDetails({ id, item, actions }: ItemDetailsProps) {
  const figures = useFigures()
  return (
    <div id={id} className="animate-rise pb-4 ps-11 [overflow-wrap:anywhere]">
      <div className="pe-4 sm:pe-5 sm:ps-12">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name={itineraryWords.description} wide text={item.description ?? itineraryWords.noneYet} />
          <Fact name={itineraryWords.notes} wide text={item.notes ?? itineraryWords.noneYet} />
          <Fact name={itineraryWords.date} text={whenText(item, figures)} />
          <Fact name={itineraryWords.type} text={typeLabel(item.type)} />
          {item.cost !== null && <Fact name={itineraryWords.cost} text={money(item.cost, item.currency)} />}
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button size="sm" variant="soft" icon={Pencil} onClick={() => actions.edit(item)}>
            {itineraryWords.edit}
          </Button>
          {item.latitude === null && (
            <Button size="sm" variant="soft" icon={MapPinPlus} onClick={() => actions.place(item.id)}>
              {itineraryWords.placeOnMap}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={Trash2} onClick={() => actions.remove(item)}>
            {itineraryWords.delete}
          </Button>
          {actions.menu(item)}
        </div>
      </div>
    </div>
  )
}

function whenText(item: ItineraryItem, figures: Figures): string {
  const [date, time] = [fullDate(item.date), timesText(item, figures)]
  return time ? say(itineraryWords.dateAndTime, { date, time }) : date
}

function Fact({ name, text, wide = false }: { name: string; text: string; wide?: boolean }) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-caption font-semibold text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line">{text}</dd>
    </div>
  )
}
