import { aiSavingsWords } from '@sojourn/contract/ai/words-savings'
import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { budgetLabels } from '@sojourn/contract/ai/preferences'
import { expenseCategories } from '@sojourn/contract/expenses/categories'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import type { BudgetOptimization } from '@sojourn/contract/ai/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { costText, roundMoney } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { useTold } from '../../../session/use-told.ts'
import { AccordionItem, Accordion } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx'

const budgetTexts = { 'ai-savings': aiSavingsWords, 'expenses-categories': expensesCategoriesWords }

interface BudgetPanelProps {
  optimization: BudgetOptimization
  currency: Currency
}

/** Of the product, in the reader's language; what a model or an older version named stays as it is. */
function named(label: string): string {
  const known = expenseCategories.find((category) => budgetLabels[category] === label)
  return known ? expensesCategoriesWords[known] : label.slice(0, 1).toUpperCase() + label.slice(1)
}

export function BudgetPanel({ optimization, currency }: BudgetPanelProps) {
  const { budgetBreakdown, totalBudget, notice, savingsOpportunities, optimizedItinerary } = useTold(
    optimization,
    budgetTexts,
  )
  const figures = useFigures()
  const shares = Object.entries(budgetBreakdown).toSorted(([, a], [, b]) => b - a)
  return (
    <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
      <Card>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="type-card">{aiWords.breakdown}</h3>
          <p className="ms-auto font-display text-[1.375rem] font-medium tabular-nums">
            {roundMoney(totalBudget, currency)}
          </p>
        </div>
        {notice && <p className="mt-1 text-small font-semibold text-destructive-text">{notice}</p>}
        <ul className="mt-4 flex flex-col gap-3">
          {shares.map(([category, amount]) => (
            <li key={category} className="text-small">
              <p className="mb-1 flex gap-2">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{named(category)}</span>
                <span className="font-semibold tabular-nums">{roundMoney(amount, currency)}</span>
              </p>
              <ProgressBar
                label={named(category)}
                value={totalBudget > 0 ? (amount / totalBudget) * 100 : 0}
                size="thin"
              />
            </li>
          ))}
        </ul>
      </Card>
      <section className="min-w-0">
        <h3 className="type-card">{aiWords.whereToSave}</h3>
        {savingsOpportunities.length === 0 ? (
          <p className="mt-2 text-muted-foreground">{aiWords.nothingToSave}</p>
        ) : (
          <ul className="mt-3 flex flex-col gap-3">
            {savingsOpportunities.map(({ category, potential, tip }) => (
              <li key={`${category} ${tip}`}>
                <Card className="flex items-start gap-3 [overflow-wrap:anywhere]">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{named(category)}</p>
                    <p className="text-small text-muted-foreground">{tip}</p>
                  </div>
                  <p className="shrink-0 font-bold text-success tabular-nums">
                    <span className="sr-only">{aiWords.saves} </span>
                    {roundMoney(potential, currency)}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </section>
      {optimizedItinerary.length > 0 && (
        <section className="min-w-0 lg:col-span-2">
          <h3 className="mb-3 type-card">{aiWords.dayByDay}</h3>
          <Accordion>
            {optimizedItinerary.map(({ day, dailyTotal, activities }) => (
              <AccordionItem
                key={day}
                headingLevel={4}
                title={say(aiWords.day, { number: day })}
                aside={<span className="tabular-nums">{roundMoney(dailyTotal, currency)}</span>}
                defaultOpen={day === 1}
              >
                <ul className="flex flex-col gap-2 text-small">
                  {activities.map(({ time, activity, cost, savings }, index) => (
                    <li key={index} className="flex flex-wrap gap-x-3">
                      <span className="min-w-12 tabular-nums">{figures.time(time)}</span>
                      <span
                        dir="auto"
                        className="min-w-0 flex-1 basis-36 text-start text-foreground [overflow-wrap:anywhere]"
                      >
                        {activity}
                      </span>
                      <span className="tabular-nums">{costText(cost, currency)}</span>
                      {savings > 0 && (
                        <span className="text-success tabular-nums">
                          {say(aiWords.savesAmount, { amount: roundMoney(savings, currency) })}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      )}
    </div>
  )
}
