import Check from 'icon:check'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  icon?: Icon
  label: string
  hint?: ReactNode
}

export function RadioCard({ icon: Glyph, label, hint, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cn(
        'group/radio relative flex min-h-14 min-w-0 items-center gap-3 rounded-md border-[1.5px] border-input bg-surface px-3 py-2 sm:px-4',
        'transition-colors duration-[120ms] ease-glide hover:border-foreground has-checked:border-trip has-checked:bg-trip-wash has-checked:text-trip has-disabled:opacity-55',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
        className,
      )}
    >
      <input type="radio" {...rest} className="sr-only" />
      {Glyph && <Glyph size={20} className="shrink-0" />}
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{label}</span>
        {hint && <span className="block text-small text-muted-foreground">{hint}</span>}
      </span>
      <span
        aria-hidden="true"
        className="invisible inline-flex size-[22px] shrink-0 items-center justify-center rounded-full bg-trip-fill text-on-trip group-has-checked/radio:visible group-has-checked/radio:animate-pop"
      >
        <Check size={14} strokeWidth={3} />
      </span>
    </label>
  )
}

interface RadioCardGroupProps {
  legend: string
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean
  className?: string
  children: ReactNode
}

export function RadioCardGroup({
  legend,
  hideLegend = false,
  className = 'grid-cols-2',
  children,
}: RadioCardGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={cn(hideLegend ? 'sr-only' : 'mb-2 type-label')}>{legend}</legend>
      <div className={cn('grid gap-3', className)}>{children}</div>
    </fieldset>
  )
}
