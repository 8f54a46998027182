import { expenseText } from '@sojourn/contract/expenses/expense-form'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { listCache } from '../../sync/list-cache.ts'
import { tellFailure } from '../../sync/tell-failure.ts'
import { useWrite } from '../../sync/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { expensesQuery } from './queries.ts'

const tellSuccess = (description: string): void => {
  toast({ variant: 'success', title: 'Success', description })
}

/**
 * The list changes with the server's answer; a removed row leaves at once and comes back when the server refuses. After
 * a failure the list is read again: the answer may have got lost, or somebody else was faster.
 */
export function useExpenseWrites(tripId: number) {
  const cache = listCache<Expense>(expensesQuery(tripId).queryKey)

  const fail = (error: unknown, text: string) => {
    cache.reload()
    tellFailure(error, text)
  }

  const add = useWrite('expenses.add', {
    onSuccess: (row) => {
      cache.put(row)
      tellSuccess('Expense added successfully')
    },
    onError: (error) => fail(error, expenseText.addFailed),
  })
  const update = useWrite('expenses.update', {
    onSuccess: (row) => {
      cache.put(row)
      tellSuccess('Expense updated successfully')
    },
    onError: (error) => fail(error, expenseText.updateFailed),
  })
  const remove = useWrite('expenses.remove', {
    onMutate: async ({ params }) => {
      await cache.hold()
      const row = cache.find(params.id)
      cache.drop(params.id)
      return row
    },
    onError: (error, _input, row) => {
      if (row) cache.put(row)
      fail(error, expenseText.deleteFailed)
    },
    onSuccess: () =>
      toast({ variant: 'removed', title: 'Success', description: 'Expense deleted successfully' }),
  })
  return { add, update, remove }
}
