import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { fullDate } from '@sojourn/contract/values/date-text'
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
          <Fact name="Description" wide text={item.description ?? 'None yet'} />
          <Fact name="Notes" wide text={item.notes ?? 'None yet'} />
          <Fact
            name="Date"
            text={[fullDate(item.date), timesText(item, figures)].filter(Boolean).join(', ')}
          />
          <Fact name="Type" text={typeLabel(item.type)} />
          {item.cost !== null && <Fact name="Cost" text={money(item.cost, item.currency)} />}
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button size="sm" variant="soft" icon={Pencil} onClick={() => actions.edit(item)}>
            Edit
          </Button>
          {item.latitude === null && (
            <Button size="sm" variant="soft" icon={MapPinPlus} onClick={() => actions.place(item.id)}>
              Place on map
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={Trash2} onClick={() => actions.remove(item)}>
            Delete
          </Button>
          {actions.menu(item)}
        </div>
      </div>
    </div>
  )
}

function Fact({ name, text, wide = false }: { name: string; text: string; wide?: boolean }) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-caption font-semibold text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line">{text}</dd>
    </div>
  )
}
