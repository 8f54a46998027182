import type { BookingKind } from '@sojourn/contract/bookings/kinds'
import BedDouble from 'icon:bed-double'
import Bus from 'icon:bus'
import Car from 'icon:car'
import CarTaxiFront from 'icon:car-taxi-front'
import CircleEllipsis from 'icon:circle-ellipsis'
import Plane from 'icon:plane'
import Ship from 'icon:ship'
import Ticket from 'icon:ticket'
import TrainFront from 'icon:train-front'
import Utensils from 'icon:utensils'
import { cn } from '../ui/primitives/cn.ts'
import { IconTile } from '../ui/primitives/icon-tile.tsx'
import type { Icon } from '../ui/primitives/icon.ts'

export const kindIcon: Record<BookingKind, Icon> = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  car: Car,
  transfer: CarTaxiFront,
  stay: BedDouble,
  ticket: Ticket,
  table: Utensils,
  other: CircleEllipsis,
}

const colours: Partial<Record<BookingKind, string>> = {
  stay: 'var(--type-hotel)',
  ticket: 'var(--type-attraction)',
  table: 'var(--type-food)',
  other: 'var(--type-other)',
}

/** A CSS colour; always beside the kind's icon. */
const kindColor = (kind: BookingKind): string => colours[kind] ?? 'var(--type-transport)'

interface BookedMarkProps {
  kind: BookingKind
  /** Its second end, on another date, and the night: an outline. */
  isOutline?: boolean
  isSmall?: boolean
  /** In a list of its own: tinted, and as large as other tiles there. */
  isTile?: boolean
}

/** What is booked is a square, the same in list, timeline and map; what one means to do is round. */
export function BookedMark({ kind, isOutline = false, isSmall = false, isTile = false }: BookedMarkProps) {
  const Glyph = kindIcon[kind]
  const color = kindColor(kind)
  if (isTile) return <IconTile icon={Glyph} color={color} />
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 items-center justify-center',
        isSmall ? 'size-7 rounded-[8px]' : 'size-8 rounded-[10px]',
        isOutline ? 'border-2 bg-surface' : 'text-white dark:text-[#0a1022]',
      )}
      style={isOutline ? { color, borderColor: color } : { background: color }}
    >
      <Glyph size={isSmall ? 15 : 17} />
    </span>
  )
}
