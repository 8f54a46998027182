import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface SwitchCardProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  icon: Icon
  label: string
  hint?: ReactNode
}

/** On or off, with what it means, on a card that is pressed anywhere. */
export function SwitchCard({ icon: Glyph, label, hint, className, ...rest }: SwitchCardProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-14 min-w-0 items-center gap-3 rounded-md border border-border bg-surface px-3 py-2 sm:px-4',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
        className,
      )}
    >
      <Glyph size={20} className="shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-[620]">{label}</span>
        {hint && <span className="block text-small text-muted-foreground">{hint}</span>}
      </span>
      <input type="checkbox" role="switch" aria-checked={rest.checked} {...rest} className="peer sr-only" />
      <span
        aria-hidden="true"
        className="relative h-[26px] w-11 shrink-0 rounded-full bg-line-strong transition-colors duration-200 ease-glide peer-checked:bg-trip-fill after:absolute after:top-[3px] after:left-[3px] after:size-5 after:rounded-full after:bg-white after:transition-[translate] after:duration-200 after:ease-glide peer-checked:after:translate-x-[18px] forced-colors:border"
      />
    </label>
  )
}
