import { lengthText } from '@sojourn/contract/bookings/length-text'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { money } from '../browser/format.ts'
import { cn } from '../ui/primitives/cn.ts'
import { itemTypeColor, ItemTypeIcon } from './item-type.tsx'

interface IdeaMarkProps {
  type: string
  /** On the map. */
  isRound?: boolean
}

/** What is only an idea is dashed and without fill, the same in list and map. */
export const IdeaMark = ({ type, isRound = false }: IdeaMarkProps) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid shrink-0 place-items-center border-[1.5px] border-dashed',
      isRound ? 'size-full rounded-full' : 'size-10 rounded-[12px]',
    )}
    style={{ color: itemTypeColor(type), borderColor: itemTypeColor(type) }}
  >
    <ItemTypeIcon type={type} size={isRound ? 16 : 20} />
  </span>
)

/** '2 h · €20.00' */
export const ideaFacts = ({ minutes, cost, currency }: Idea): string[] => [
  ...(minutes === null ? [] : [lengthText(minutes)]),
  ...(cost === null ? [] : [money(cost, currency)]),
]
