import { expenseText } from '@sojourn/contract/expenses/expense-form'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { isLoggedOut } from '../../lib/api-error.ts'
import { useWrite } from '../../lib/use-write.ts'
import { toast } from '../../ui/toast-store.ts'
import { expensesQuery } from './queries.ts'

function explain(text: string) {
  return (error: ApiError) => {
    if (!isLoggedOut(error)) toast({ variant: 'destructive', title: 'Error', description: text })
  }
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
      toast({ variant: 'success', title: 'Success', description: 'Expense added successfully' })
    },
    onError: explain(expenseText.addFailed),
  })
  const update = useWrite('expenses.update', {
    onSuccess: (row) => {
      put(row)
      toast({ variant: 'success', title: 'Success', description: 'Expense updated successfully' })
    },
    onError: explain(expenseText.updateFailed),
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
      explain(expenseText.deleteFailed)(error)
    },
    onSuccess: () =>
      toast({ variant: 'removed', title: 'Success', description: 'Expense deleted successfully' }),
  })
  return { add, update, remove }
}
