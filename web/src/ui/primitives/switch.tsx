import Check from 'icon:check'
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
        <span className="block leading-tight font-semibold">{label}</span>
        {hint && <span className="block text-small text-muted-foreground">{hint}</span>}
      </span>
      <Track {...rest} />
    </label>
  )
}

type TrackProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'>

function Track({ className = 'sr-only', ...rest }: TrackProps & { className?: string }) {
  return (
    <>
      <input
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        {...rest}
        className={cn('peer', className)}
      />
      <span
        aria-hidden="true"
        className="relative h-[26px] w-11 shrink-0 rounded-full bg-line-strong transition-colors duration-200 ease-glide peer-checked:bg-trip-fill after:absolute after:top-[3px] after:start-[3px] after:size-5 after:rounded-full after:bg-white after:transition-[translate] after:duration-200 after:ease-glide peer-checked:after:translate-x-[18px] rtl:peer-checked:after:-translate-x-[18px] forced-colors:border"
      >
        <Check
          size={14}
          strokeWidth={3}
          className="absolute top-1.5 end-1.5 z-1 text-trip-fill opacity-0 [:checked+span>&]:opacity-100"
        />
      </span>
    </>
  )
}

/** On or off; what it means stands beside it. */
export function Switch({ label, ...rest }: TrackProps & { label: string }) {
  return (
    <span className="relative flex min-h-11 shrink-0 items-center rounded-full has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring">
      <Track
        aria-label={label}
        {...rest}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
    </span>
  )
}
