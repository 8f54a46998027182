import {
  expenseCategories,
  expenseCategoryLabels,
  type ExpenseCategory,
} from '@sojourn/contract/expenses/categories'
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
      <legend className="mb-2 type-label">Category</legend>
      <div className="flex flex-wrap gap-2">
        {expenseCategories.map((category) => (
          <Chip
            key={category}
            icon={categoryLooks[category].icon}
            pressed={category === value}
            onClick={() => onChange(category)}
          >
            {expenseCategoryLabels[category]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
