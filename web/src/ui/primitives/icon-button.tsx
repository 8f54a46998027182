import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

const look = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-full select-none',
    'transition-[background-color,border-color,color,filter,opacity,scale] duration-[120ms] ease-glide',
    'press:scale-[0.96] disabled:opacity-55 aria-disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        ghost: 'text-foreground lift:bg-hover',
        quiet: 'text-muted-foreground lift:bg-hover lift:text-foreground',
        done: 'text-success lift:bg-hover lift:text-foreground',
        surface: 'bg-surface text-foreground shadow-e2 lift:bg-surface-2',
        line: 'border-[1.5px] border-input bg-surface text-foreground lift:border-foreground',
        soft: 'bg-hover text-foreground lift:brightness-97 dark:lift:brightness-125',
        danger: 'bg-surface text-destructive-text shadow-e2 lift:bg-destructive-wash',
        night: 'text-on-night outline-white lift:bg-white/12',
      },
      size: { md: 'size-11', sm: 'hit-44 size-9' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, VariantProps<typeof look> {
  icon: Icon
  /** The accessible name, also the tooltip. */
  label: string
  tooltip?: boolean
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
  busy?: boolean
}

export function IconButton({
  icon: Glyph,
  label,
  tooltip = true,
  tooltipSide,
  busy = false,
  variant,
  size,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const px = size === 'sm' ? 18 : 20
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? undefined : onClick}
      className={cn(look({ variant, size }), className)}
    >
      {busy ? <Spinner size={px} /> : <Glyph size={px} />}
    </button>
  )
  if (!tooltip) return button
  return (
    <Tooltip text={label} side={tooltipSide}>
      {button}
    </Tooltip>
  )
}
