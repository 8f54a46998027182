import { expensesRateWords } from '@sojourn/contract/expenses/words-rate'
import { allCurrencies, type Currency } from '@sojourn/contract/values/currencies'
import { displayNames } from '@sojourn/contract/values/intl'
import Check from 'icon:check'
import { useState } from 'react'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { TextInput } from '../ui/forms/text-input.tsx'
import { cn } from '../ui/primitives/cn.ts'

interface CurrencySearchProps {
  value: string
  onChoose: (currency: Currency) => void
  onClose: () => void
}

/** All of ISO 4217 by name, the eight first. */
export function CurrencySearch({ value, onChoose, onClose }: CurrencySearchProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = allCurrencies
    .map((code) => ({ code, name: displayNames('currency').of(code) ?? code }))
    .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={expensesRateWords.title} size="confirm">
      <Field label={expensesRateWords.search}>
        <TextInput
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {found.length === 0 && <p className="mt-3 text-muted-foreground">{expensesRateWords.none}</p>}
      <ul className="mt-3 h-80 overflow-y-auto overscroll-contain">
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === value || undefined}
              onClick={() => {
                onChoose(code)
                onClose()
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start -outline-offset-2 lift:bg-hover"
            >
              <span className="w-11 shrink-0 font-semibold tabular-nums">{code}</span>
              <span className="min-w-0 flex-1">{name}</span>
              <Check size={18} className={cn('text-trip', code !== value && 'invisible')} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
