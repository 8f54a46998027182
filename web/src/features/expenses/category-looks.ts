import type { ExpenseCategory } from '@sojourn/contract/expenses/categories'
import BedDouble from 'lucide-react/icons/bed-double'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Ticket from 'lucide-react/icons/ticket'
import TrainFront from 'lucide-react/icons/train-front'
import Utensils from 'lucide-react/icons/utensils'
import type { Icon } from '../../ui/icon.ts'

export const categoryLooks: Record<ExpenseCategory, { icon: Icon; color: string }> = {
  transport: { icon: TrainFront, color: 'var(--cat-transport)' },
  accommodation: { icon: BedDouble, color: 'var(--cat-accommodation)' },
  food: { icon: Utensils, color: 'var(--cat-food)' },
  activities: { icon: Ticket, color: 'var(--cat-activities)' },
  shopping: { icon: ShoppingBag, color: 'var(--cat-shopping)' },
  other: { icon: CircleEllipsis, color: 'var(--cat-other)' },
}
