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
import type { Icon } from '../../ui/primitives/icon.ts'

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
