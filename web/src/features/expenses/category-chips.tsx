import { expenseCategories, type ExpenseCategory } from '@sojourn/contract/expenses/categories'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import { Chip } from '../../ui/primitives/chip.tsx'
import { categoryLooks } from './category-looks.ts'

export function CategoryChips({
  value,
  onChange,
}: {
  value: ExpenseCategory
  onChange: (category: ExpenseCategory) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 type-label">{expensesWords.category}</legend>
      <div className="flex flex-wrap gap-2">
        {expenseCategories.map((category) => (
          <Chip
            key={category}
            icon={categoryLooks[category].icon}
            pressed={category === value}
            onClick={() => onChange(category)}
          >
            {expensesCategoriesWords[category]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
