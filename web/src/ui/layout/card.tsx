import type { ComponentProps } from 'react'

import { cn } from '../primitives/cn.ts'

interface CardProps extends ComponentProps<'div'> {
  /** `inset` leaves the thin margin of a postcard; `none` leaves the padding to the content. */
  padding?: 'normal' | 'inset' | 'none'
  /** Not yet part of the plan: a dashed outline instead of a solid card. */
  dashed?: boolean
  /** `alarm` is read before all others; the washes say how something stands. */
  look?: 'plain' | 'alarm' | 'success' | 'danger'
}

const frames = {
  plain: 'border border-border bg-surface shadow-e1 dark:shadow-none',
  alarm: 'border-2 border-destructive bg-surface shadow-e1 dark:shadow-none',
  success: 'border border-transparent bg-success-wash shadow-e1 dark:shadow-none',
  danger: 'border border-transparent bg-destructive-wash shadow-e1 dark:shadow-none',
  dashed: 'border border-dashed border-line-strong/60',
} as const

const paddings = { normal: 'p-4 sm:p-5', inset: 'p-2', none: '' } as const

export function Card({ padding = 'normal', dashed = false, look = 'plain', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cn('relative rounded-lg', frames[dashed ? 'dashed' : look], paddings[padding], className)}
    />
  )
}
