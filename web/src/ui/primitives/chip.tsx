import Check from 'icon:check'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface ChipProps extends ComponentProps<'button'> {
  icon?: Icon
  /** Set for a chip that can be on or off; leave out for a chip that only does something. */
  pressed?: boolean
  /** Stands behind the others. */
  quiet?: boolean
}

const looks = {
  pressed: 'border-trip bg-trip-wash text-trip',
  quiet: 'border-transparent text-muted-foreground lift:border-line-strong',
  normal: 'border-transparent bg-sunken text-foreground lift:border-line-strong',
} as const

export function Chip({ icon: Glyph, pressed, quiet, className, children, ...rest }: ChipProps) {
  const Mark = pressed ? Check : Glyph
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={cn(
        'hit-44 inline-flex min-h-[34px] shrink-0 items-center gap-1.5 rounded-full border-[1.5px] px-3 text-caption font-semibold transition-[background-color,border-color,color] duration-[120ms] ease-glide disabled:opacity-55',
        looks[pressed ? 'pressed' : quiet ? 'quiet' : 'normal'],
        className,
      )}
    >
      {Mark && <Mark size={16} strokeWidth={pressed ? 2.4 : 1.9} className="shrink-0" />}
      {children}
    </button>
  )
}
