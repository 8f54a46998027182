import { markerColour, type MarkerColour } from '@sojourn/contract/map/marker-colour'
import BedDouble from 'icon:bed-double'
import CalendarHeart from 'icon:calendar-heart'
import Camera from 'icon:camera'
import Landmark from 'icon:landmark'
import MapPin from 'icon:map-pin'
import Mountain from 'icon:mountain'
import Music from 'icon:music'
import Plane from 'icon:plane'
import ShoppingBag from 'icon:shopping-bag'
import Ticket from 'icon:ticket'
import TrainFront from 'icon:train-front'
import Utensils from 'icon:utensils'
import { createElement } from 'react'
import { cn } from '../ui/primitives/cn.ts'
import type { Icon, IconProps } from '../ui/primitives/icon.ts'

const icons = new Map<string, Icon>([
  ['flight', Plane],
  ['hotel', BedDouble],
  ['accommodation', BedDouble],
  ['transport', TrainFront],
  ['transportation', TrainFront],
  ['meal', Utensils],
  ['restaurant', Utensils],
  ['food', Utensils],
  ['sightseeing', Camera],
  ['attraction', Camera],
  ['cultural', Landmark],
  ['activity', Ticket],
  ['outdoor', Mountain],
  ['shopping', ShoppingBag],
  ['entertainment', Music],
  ['event', CalendarHeart],
])

export const itemTypeIcon = (type: string): Icon => icons.get(type) ?? MapPin

export function ItemTypeIcon({ type, ...rest }: IconProps & { type: string }) {
  return createElement(itemTypeIcon(type), rest)
}

const colours: Record<MarkerColour, string> = {
  indigo: 'var(--type-transport)',
  violet: 'var(--type-food)',
  purple: 'var(--type-attraction)',
  'dark purple': 'var(--type-hotel)',
  grey: 'var(--type-other)',
}

/** A CSS colour; always beside a number, an icon or the type's name. */
export const itemTypeColor = (type: string): string => colours[markerColour(type)]

interface ItemNumberProps {
  number: number
  type: string
  /** On a small map. */
  small?: boolean
  /** It lies behind: no colour calls for it any more. */
  isOver?: boolean
  className?: string
}

const sizes = {
  small: 'h-5 min-w-5 border-2 border-surface px-0.5 text-[0.6875rem]',
  normal: 'h-8 min-w-8 px-1.5 text-small',
  /** Four figures and more. */
  long: 'h-8 min-w-8 px-1.5 text-caption',
} as const

/** The item's number in its type's colour, the same in list, timeline and map. */
export function ItemNumber({ number, type, small = false, isOver = false, className }: ItemNumberProps) {
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full font-bold tabular-nums',
        isOver ? 'bg-sunken text-muted-foreground' : 'text-white dark:text-[#0a1022]',
        sizes[small ? 'small' : number > 999 ? 'long' : 'normal'],
        className,
      )}
      style={isOver ? undefined : { background: itemTypeColor(type) }}
    >
      {number}
    </span>
  )
}
