import { expenseText } from '@sojourn/contract/expenses/expense-form'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useWrite } from '../../lib/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { expensesQuery } from './queries.ts'

const tellSuccess = (description: string): void => {
  toast({ variant: 'success', title: 'Success', description })
}

/** The list changes with the server's answer; a removed row leaves at once and comes back when the server refuses. */
export function useExpenseWrites(tripId: number) {
  const cache = useQueryClient()
  const { queryKey } = expensesQuery(tripId)
  const change = (turn: (rows: Expense[]) => Expense[]) =>
    cache.setQueryData(queryKey, (rows: Expense[] | null | undefined) => turn(rows ?? []))
  const put = (row: Expense) => change((rows) => [row, ...rows.filter(({ id }) => id !== row.id)])

  const add = useWrite('expenses.add', {
    onSuccess: (row) => {
      put(row)
      tellSuccess('Expense added successfully')
    },
    onError: (error) => tellFailure(error, expenseText.addFailed),
  })
  const update = useWrite('expenses.update', {
    onSuccess: (row) => {
      put(row)
      tellSuccess('Expense updated successfully')
    },
    onError: (error) => tellFailure(error, expenseText.updateFailed),
  })
  const remove = useWrite('expenses.remove', {
    onMutate: async ({ params }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      change((rows) => rows.filter(({ id }) => id !== params.id))
      return before
    },
    onError: (error, _input, before) => {
      cache.setQueryData(queryKey, before as Expense[] | null | undefined)
      tellFailure(error, expenseText.deleteFailed)
    },
    onSuccess: () =>
      toast({ variant: 'removed', title: 'Success', description: 'Expense deleted successfully' }),
  })
  return { add, update, remove }
}
