import { expensesWords } from '@sojourn/contract/expenses/words'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'

export const BudgetSkeleton = () => (
  <DelayedSkeleton label={expensesWords.loading} className="flex flex-col gap-3 sm:gap-4">
    <Skeleton className="h-11 w-56" />
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
  </DelayedSkeleton>
)
