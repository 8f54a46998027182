import { categoryShares } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import type { Currency } from '@sojourn/contract/values/currencies'
import { say } from '@sojourn/contract/words/say'
import ChartPie from 'icon:chart-pie'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { categoryLooks } from './category-looks.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'
import { ScopeSwitch, useScope } from './scope-switch.tsx'

interface CategoriesCardProps {
  expenses: CountedExpense[]
  currency: Currency
  own: OwnShares | null
}

/** Where the money went: one stacked bar, then a row for each category. */
export function CategoriesCard({ expenses, currency, own }: CategoriesCardProps) {
  const { scope, setScope, counted } = useScope(expenses, own)
  const shares = categoryShares(counted)
  const largest = shares[0]?.minor ?? 1
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="type-card">{expensesWords.categories}</h3>
        <ScopeSwitch own={own} scope={scope} onChange={setScope} />
      </div>
      {shares.length === 0 ? (
        <EmptyState
          className="mt-4"
          headingLevel={4}
          icon={ChartPie}
          title={expensesWords.nothingSpent}
          text={expensesWords.firstStarts}
        />
      ) : (
        <>
          <div aria-hidden className="mt-4 flex h-[22px] gap-[3px] overflow-hidden rounded-full">
            {shares.map(({ category, percent }) => (
              <span
                key={category}
                className="min-w-1"
                style={{ width: `${percent}%`, background: categoryLooks[category].color }}
              />
            ))}
          </div>
          <ul className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-4">
            {shares.map(({ category, minor, percent }) => (
              <li key={category} className="col-span-3 grid grid-cols-subgrid items-center">
                <IconTile icon={categoryLooks[category].icon} color={categoryLooks[category].color} />
                <div className="min-w-0">
                  <p className="text-small font-semibold [overflow-wrap:anywhere]">
                    {expensesCategoriesWords[category]}
                  </p>
                  <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-sunken">
                    <div
                      className="h-full rounded-full"
                      style={{
                        width: `${(minor / largest) * 100}%`,
                        background: categoryLooks[category].color,
                      }}
                    />
                  </div>
                </div>
                <p className="text-end text-small tabular-nums">
                  <span className="block font-bold">{moneyOf(minor, currency)}</span>
                  <span className="text-muted-foreground">{percentText(Math.round(percent))}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const percentText = (percent: number): string =>
  percent === 0 ? expensesWords.underOnePercent : say(expensesWords.percent, { percent })
