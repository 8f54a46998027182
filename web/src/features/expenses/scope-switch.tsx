import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { useMemo, useState } from 'react'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'
import { Segmented } from '../../ui/primitives/segmented.tsx'

type Scope = 'all' | 'own'

/** What the trip costs, or one's own part of it. Where nobody splits anything there is nothing to choose. */
export function useScope(expenses: CountedExpense[], own: OwnShares | null) {
  const [chosen, setScope] = useState<Scope>('all')
  const scope = own ? chosen : 'all'
  const counted = useMemo(
    () =>
      scope === 'all' || !own
        ? expenses
        : expenses.flatMap((expense) => {
            const share = own.shareOf(expense.id)
            return share ? [{ ...expense, convertedMinor: share }] : []
          }),
    [expenses, own, scope],
  )
  return { scope, setScope, counted }
}

interface ScopeSwitchProps {
  own: OwnShares | null
  scope: Scope
  onChange: (scope: Scope) => void
}

export const ScopeSwitch = ({ own, scope, onChange }: ScopeSwitchProps) =>
  own && (
    <Segmented
      label={expensesBalancesWords.whose}
      options={[
        { value: 'all', label: expensesBalancesWords.all },
        {
          value: 'own',
          label: own.isHousehold ? expensesBalancesWords.together : expensesBalancesWords.mine,
        },
      ]}
      value={scope}
      onChange={onChange}
    />
  )
