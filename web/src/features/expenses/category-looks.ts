import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import BedDouble from 'icon:bed-double'
import CircleEllipsis from 'icon:circle-ellipsis'
import ShoppingBag from 'icon:shopping-bag'
import Ticket from 'icon:ticket'
import TrainFront from 'icon:train-front'
import Utensils from 'icon:utensils'
import type { Icon } from '../../ui/primitives/icon.ts'

export const categoryLooks: Record<ExpenseCategory, { icon: Icon; color: string }> = {
  transport: { icon: TrainFront, color: 'var(--cat-transport)' },
  accommodation: { icon: BedDouble, color: 'var(--cat-accommodation)' },
  food: { icon: Utensils, color: 'var(--cat-food)' },
  activities: { icon: Ticket, color: 'var(--cat-activities)' },
  shopping: { icon: ShoppingBag, color: 'var(--cat-shopping)' },
  other: { icon: CircleEllipsis, color: 'var(--cat-other)' },
}
