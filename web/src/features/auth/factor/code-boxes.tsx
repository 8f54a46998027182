import { oneTimeCode, oneTimeCodeLength } from '@sojourn/contract/auth/typed-codes'
import type { Ref } from 'react'
import { useFieldControl } from '../../../ui/forms/field.tsx'
import { cn } from '../../../ui/primitives/cn.ts'

interface CodeBoxesProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (code: string) => void
  /** Once all six digits are there. */
  onFull: (code: string) => void
}

const places = Array.from({ length: oneTimeCodeLength }, (_, at) => at)

/** One field that is drawn as six boxes: what is pasted or filled in by the browser lands in all of them. */
export function CodeBoxes({ ref, value, onChange, onFull }: CodeBoxesProps) {
  const control = useFieldControl()

  function change(typed: string): void {
    const code = oneTimeCode(typed).replaceAll(/\D/g, '').slice(0, oneTimeCodeLength)
    if (code === value) return
    onChange(code)
    if (code.length === oneTimeCodeLength) onFull(code)
  }

  return (
    <div className="group/boxes relative" dir="ltr">
      <input
        ref={ref}
        {...control}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the person came to do
        autoFocus
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className="absolute inset-0 z-1 size-full cursor-text text-base opacity-0"
      />
      <div aria-hidden="true" className="flex gap-2 sm:gap-3">
        {places.map((at) => (
          <span
            key={at}
            className={cn(
              'grid h-14 min-w-0 flex-1 place-items-center rounded-md border-[1.5px] bg-surface type-card tabular-nums text-foreground',
              control['aria-invalid'] ? 'border-destructive' : 'border-input',
              at === Math.min(value.length, oneTimeCodeLength - 1) &&
                'group-focus-within/boxes:border-ring group-focus-within/boxes:outline-3 group-focus-within/boxes:outline-ring/40',
            )}
          >
            {value[at] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
