import type { ComponentProps } from 'react'

import { cn } from '../primitives/cn.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `inset` leaves the thin margin of a postcard; `none` leaves the padding to the content. */
  padding?: 'normal' | 'inset' | 'none'
  /** Not yet part of the plan: a dashed outline instead of a solid card. */
  dashed?: boolean
}

const paddings = { normal: 'p-4 sm:p-5', inset: 'p-2', none: '' } as const

export function Card({ padding = 'normal', dashed = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cn(
        'relative rounded-lg border',
        dashed
          ? 'border-dashed border-line-strong/60'
          : 'border-border bg-surface shadow-e1 dark:shadow-none',
        paddings[padding],
        className,
      )}
    />
  )
}
