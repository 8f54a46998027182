import { type ExpenseCategory, expenseCategories } from '@sojourn/contract/expenses/categories'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import { cn } from '../../ui/primitives/cn.ts'
import { categoryLooks } from './category-looks.ts'

interface CategoryIconsProps {
  value: ExpenseCategory
  onChange: (category: ExpenseCategory) => void
}

/** The six categories where there is no room for their names; they say them to those who ask. */
export function CategoryIcons({ value, onChange }: CategoryIconsProps) {
  return (
    <fieldset className="mt-2.5 grid grid-cols-6 gap-1.5">
      <legend className="sr-only">{expensesWords.category}</legend>
      {expenseCategories.map((category) => {
        const { icon: Glyph, color } = categoryLooks[category]
        const isChosen = category === value
        return (
          <button
            key={category}
            type="button"
            aria-pressed={isChosen}
            aria-label={expensesCategoriesWords[category]}
            title={expensesCategoriesWords[category]}
            onClick={() => onChange(category)}
            style={{ color }}
            className={cn(
              'flex h-11 min-w-0 items-center justify-center rounded-md border-[1.5px]',
              isChosen ? 'border-trip bg-trip-wash' : 'border-transparent bg-hover',
            )}
          >
            <Glyph size={20} />
          </button>
        )
      })}
    </fieldset>
  )
}
