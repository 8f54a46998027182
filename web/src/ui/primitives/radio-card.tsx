import Check from 'icon:check'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface RadioCardsProps<Value extends string | number> {
  legend: string
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean
  options: readonly { value: Value; label: string; icon?: Icon; hint?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, each with what it means, on cards that are pressed anywhere. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, className = 'grid-cols-2' } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={cn(hideLegend ? 'sr-only' : 'mb-2 type-label')}>{legend}</legend>
      <div className={cn('grid gap-3', className)}>
        {options.map(({ value: own, label, icon: Glyph, hint }) => (
          <label
            key={own}
            className={cn(
              'group/radio relative flex min-h-14 min-w-0 items-center gap-3 rounded-md border-[1.5px] border-input bg-surface px-3 py-2 sm:px-4',
              'transition-colors duration-[120ms] ease-glide hover:border-foreground has-checked:border-trip has-checked:bg-trip-wash has-checked:text-trip',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={own === value}
              onChange={() => onChange(own)}
              className="sr-only"
            />
            {Glyph && <Glyph size={20} className="shrink-0" />}
            <span className="min-w-0 flex-1">
              <span className="block leading-tight font-semibold [overflow-wrap:anywhere] hyphens-auto">
                {label}
              </span>
              {hint && <span className="block text-small text-muted-foreground">{hint}</span>}
            </span>
            <span
              aria-hidden="true"
              className="invisible inline-flex size-[22px] shrink-0 items-center justify-center rounded-full bg-trip-fill text-on-trip group-has-checked/radio:visible group-has-checked/radio:animate-pop"
            >
              <Check size={14} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
