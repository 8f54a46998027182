import { expensesRateWords } from '@sojourn/contract/expenses/words-rate'
import { currencies, type Currency } from '@sojourn/contract/values/currencies'
import { Suspense, useState } from 'react'
import { Select } from '../ui/forms/select.tsx'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'

const CurrencySearch = lazyPart(
  () => import('./currency-search.tsx').then((m) => m.CurrencySearch),
  MissingDialog,
)

interface CurrencySelectProps {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  className?: string
}

const more = 'more'

/** The eight first; all others by search. */
export function CurrencySelect({ name, value, onChange, className }: CurrencySelectProps) {
  const [isSearching, setIsSearching] = useState(false)
  const known: readonly string[] = currencies
  const options = known.includes(value) ? known : [...known, value]
  return (
    <>
      <Select
        name={name}
        value={value}
        onChange={(event) => (event.target.value === more ? setIsSearching(true) : onChange(event))}
        className={className}
      >
        {options.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
        <option value={more}>{expensesRateWords.more}</option>
      </Select>
      <Suspense>
        {isSearching && (
          <CurrencySearch
            value={value}
            onChoose={(currency: Currency) => onChange({ target: { value: currency } })}
            onClose={() => setIsSearching(false)}
          />
        )}
      </Suspense>
    </>
  )
}
