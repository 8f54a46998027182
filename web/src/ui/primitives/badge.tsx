import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

const look = cva('inline-flex shrink-0 items-center gap-1.5 text-[0.78125rem] leading-none font-semibold', {
  variants: {
    tone: {
      blue: 'bg-upcoming-wash text-upcoming',
      green: 'bg-in-progress-wash text-in-progress',
      grey: 'bg-completed-wash text-completed',
      yellow: 'bg-planning-wash text-planning',
      success: 'bg-success-wash text-success',
      warning: 'bg-warning-wash text-warning',
      danger: 'bg-destructive-wash text-destructive-text',
      info: 'bg-info-wash text-info',
      sun: 'bg-sun-wash text-sun-ink',
      trip: 'bg-trip-wash text-trip',
      ai: 'bg-ai-wash text-ai',
      neutral: 'bg-sunken text-muted-foreground',
      outline: 'border border-border bg-surface text-muted-foreground',
    },
    /** A pill states a status; a tag marks one thing in a row. */
    shape: { pill: 'rounded-full px-2.5', tag: 'rounded-[8px] px-2' },
    height: { normal: 'min-h-6', low: 'min-h-5.5' },
    wraps: { true: 'whitespace-normal', false: 'whitespace-nowrap' },
  },
  defaultVariants: { tone: 'neutral', shape: 'pill', height: 'normal', wraps: false },
})

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof look> {
  icon?: Icon
  dot?: boolean
  /** A soft pulse of the dot: this is happening now. */
  pulse?: boolean
}

export function Badge(props: BadgeProps) {
  const { tone, shape, height, wraps, icon: Glyph, dot, pulse, className, children, ...rest } = props
  return (
    <span {...rest} className={cn(look({ tone, shape, height, wraps }), className)}>
      {(dot || pulse) && (
        <span
          aria-hidden="true"
          className={cn(
            'size-[7px] rounded-full bg-current',
            pulse && 'animate-pulse-dot shadow-[0_0_0_3px_color-mix(in_srgb,currentColor_26%,transparent)]',
          )}
        />
      )}
      {Glyph && <Glyph size={14} strokeWidth={2.2} className="shrink-0" />}
      {children}
    </span>
  )
}
