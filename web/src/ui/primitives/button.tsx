import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

const buttonLook = cva(
  [
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full text-center font-bold select-none',
    'transition-[background-color,border-color,box-shadow,filter,scale] duration-[120ms] ease-glide',
    'press:scale-[0.98]',
    'disabled:opacity-55 aria-disabled:opacity-55 aria-busy:opacity-75!',
  ],
  {
    variants: {
      variant: {
        sun: 'bg-sun text-on-sun shadow-[inset_0_-2px_0_color-mix(in_srgb,var(--sun-press)_62%,transparent),var(--e1)] lift:bg-sun-hover press:bg-sun-press',
        line: 'border-[1.5px] border-input bg-surface text-foreground lift:border-foreground',
        soft: 'bg-hover text-foreground lift:brightness-97 dark:lift:brightness-125',
        raised: 'bg-surface text-foreground shadow-e2',
        paper:
          'border-[1.5px] border-transparent bg-surface text-foreground shadow-e1 lift:border-foreground dark:border-input',
        ghost: 'text-foreground lift:bg-hover',
        'ghost-trip': 'text-trip lift:bg-hover',
        'ghost-link': 'text-link lift:bg-hover',
        'ghost-danger': 'text-destructive-text lift:bg-hover',
        /** In the colour of the words around it. */
        inherit: 'bg-surface',
        trip: 'bg-trip-fill text-on-trip lift:brightness-92',
        'trip-soft': 'bg-trip-wash text-trip lift:brightness-97 dark:lift:brightness-120',
        night: 'bg-night text-on-night lift:brightness-125 [&>svg]:text-night-sun',
        danger: 'bg-destructive text-destructive-foreground lift:brightness-92',
        lamp: 'bg-night-sun text-on-sun outline-white lift:brightness-105',
        'lamp-line':
          'border-[1.5px] border-white/60 text-on-night outline-white lift:border-white lift:bg-white/8',
      },
      size: {
        lg: 'min-h-[54px] px-6 py-3 text-[1.0625rem]',
        md: 'min-h-11 px-[18px] py-2 text-body leading-tight',
        sm: 'hit-44 min-h-9 px-4 py-1.5 text-small',
        /** As tall as a field beside it. */
        field: 'min-h-12 px-[18px] py-2 text-body leading-tight',
        tall: 'min-h-[50px] px-[18px] py-2 text-body leading-tight',
        /** Among others in a narrow place. */
        narrow: 'min-h-11 px-3 py-2 text-body leading-tight',
        'sm-narrow': 'hit-44 min-h-9 px-2 py-1.5 text-small',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
)

const smallIcon = 17
const iconPx = 20

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonLook> {
  icon?: Icon
  iconEnd?: Icon
  /** Work is under way: the spinner takes the icon's place and further presses are ignored. */
  busy?: boolean
  busyLabel?: string
  /** Why the button cannot be used now. It stays reachable, so that the reason can be read. */
  disabledReason?: string
  /** Cannot be used now, for a reason that is plain to see. It stays reachable and keeps the keyboard's place. */
  inert?: boolean
  /** Renders the child (a link, say) with the button's looks. */
  asChild?: boolean
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({ disabledReason, ...props }: ButtonProps) {
  if (disabledReason === undefined) return <PlainButton {...props} />
  return (
    <Tooltip text={disabledReason}>
      <PlainButton {...props} inert />
    </Tooltip>
  )
}

type PlainButtonProps = Omit<ButtonProps, 'disabledReason'>

function PlainButton({
  asChild,
  icon,
  iconEnd,
  busyLabel,
  children,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  const px = rest.size?.startsWith('sm') ? smallIcon : iconPx
  const attributes = toAttributes(rest)
  const lead = <Lead icon={icon} busy={rest.busy} px={px} />
  const trail = !rest.busy && <Lead icon={iconEnd} px={px} />
  if (asChild) {
    return (
      <Slot.Root {...attributes}>
        {lead}
        <Slot.Slottable>{children}</Slot.Slottable>
        {trail}
      </Slot.Root>
    )
  }
  return (
    <button type={type} {...attributes}>
      {lead}
      <Label busy={rest.busy} busyLabel={busyLabel} spinnerPx={icon ? 0 : px + 8}>
        {children}
      </Label>
      {trail}
    </button>
  )
}

function toAttributes({ variant, size, busy, inert, className, onClick, ...rest }: PlainButtonProps) {
  const ignored = busy || inert || undefined
  return {
    ...rest,
    'aria-disabled': ignored,
    'aria-busy': busy || undefined,
    onClick: ignored ? ignore : onClick,
    className: cn(buttonLook({ variant, size }), className),
  }
}

function Lead({ icon: Glyph, busy = false, px }: { icon?: Icon; busy?: boolean; px: number }) {
  if (busy) return <Spinner size={px} />
  return Glyph ? <Glyph size={px} className="shrink-0" /> : null
}

interface LabelProps extends Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'> {
  spinnerPx: number
}

/** Keeps the width of the longer of the two labels, so that going busy moves nothing. */
function Label({ busy, busyLabel, spinnerPx, children }: LabelProps) {
  if (busyLabel === undefined) return <span>{children}</span>
  return (
    <span
      data-busy-label={busyLabel}
      className={cn(
        'grid justify-items-center',
        !busy &&
          'after:invisible after:h-0 after:overflow-hidden after:pl-(--spinner) after:whitespace-nowrap after:content-[attr(data-busy-label)]',
      )}
      style={{ '--spinner': `${spinnerPx}px` } as Record<string, string>}
    >
      {busy ? busyLabel : children}
    </span>
  )
}
