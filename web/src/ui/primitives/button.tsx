import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'
import { buttonLook } from './button-look.ts'

const smallIcon = 17
const iconPx = 20
/** The spinner and the gap beside it. */
const roomFor = { [smallIcon]: 'after:ps-[25px]', [iconPx]: 'after:ps-7' }

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
      <Label busy={rest.busy} busyLabel={busyLabel} spinnerRoom={icon ? '' : roomFor[px]}>
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
  spinnerRoom: string
}

/** Keeps the width of the longer of the two labels, so that going busy moves nothing. */
function Label({ busy, busyLabel, spinnerRoom, children }: LabelProps) {
  if (busyLabel === undefined) return <span>{children}</span>
  return (
    <span
      data-busy-label={busyLabel}
      className={cn(
        'grid justify-items-center',
        !busy &&
          'after:invisible after:h-0 after:overflow-hidden after:whitespace-nowrap after:content-[attr(data-busy-label)]',
        !busy && spinnerRoom,
      )}
    >
      {busy ? busyLabel : children}
    </span>
  )
}
