import ChevronsUp from 'icon:chevrons-up'
import CloudCheck from 'icon:cloud-check'
import CloudOff from 'icon:cloud-off'
import Plus from 'icon:plus'
import Sparkles from 'icon:sparkles'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'

/** A piece of the product as a picture: read out as one, nothing in it can be used. */
export function Fragment({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with boxes and text, there is no image file
    <div role="img" aria-label={label} className={className}>
      {children}
    </div>
  )
}

const spending = [
  { name: 'Stay', colour: 'bg-chart-2', share: 'grow-[47]' },
  { name: 'Transport', colour: 'bg-chart-1', share: 'grow-[22]' },
  { name: 'Food', colour: 'bg-chart-3', share: 'grow-[15]' },
  { name: 'Activities', colour: 'bg-chart-4', share: 'grow-[9]' },
  { name: 'Shopping', colour: 'bg-chart-5', share: 'grow-[6]' },
]

export function BudgetFragment() {
  return (
    <Fragment
      label="A budget: $1,915.60 remaining, most of the spending for the stay, then transport, food and activities"
      className="mt-auto"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-small text-muted-foreground">Remaining</span>
        <span className="font-display text-[1.75rem] leading-tight tracking-[-0.02em] text-success">
          $1,915.60
        </span>
      </p>
      <div className="mt-2 flex h-[18px] gap-[3px] overflow-hidden rounded-full">
        {spending.map(({ name, colour, share }) => (
          <span key={name} className={cn(colour, share)} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-caption font-medium">
        {spending.slice(0, 4).map(({ name, colour }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className={cn('size-2.5 rounded-[3px]', colour)} />
            {name}
          </span>
        ))}
      </p>
    </Fragment>
  )
}

export function SuggestionFragment() {
  return (
    <Fragment
      label="A suggestion: Quinta da Regaleira, walled gardens with a spiral well the kids can walk down. Ten minutes from Pena Palace, already on your day 4."
      className="w-full self-center rounded-lg bg-surface p-4 text-foreground shadow-e3 sm:p-5 lg:ms-auto lg:max-w-[350px]"
    >
      <p className="flex items-center justify-between gap-2">
        <span className="font-bold">Quinta da Regaleira</span>
        <Badge tone="sun" icon={ChevronsUp} shape="tag">
          high
        </Badge>
      </p>
      <p className="mt-1.5 text-muted-foreground">
        Walled gardens with a spiral well the kids can walk down.
      </p>
      <p className="mt-3 flex gap-2.5 rounded-sm bg-ai-wash p-3 text-small text-ai">
        <Sparkles size={18} className="mt-0.5 shrink-0" />
        Ten minutes from Pena Palace, already on your day 4.
      </p>
      <p className="mt-3 flex min-h-10 items-center justify-center gap-2 rounded-full bg-trip-wash text-small font-bold text-trip">
        <Plus size={17} />
        Add to Trip
      </p>
    </Fragment>
  )
}

export function SyncFragment() {
  const row = 'flex items-center gap-3 rounded-md border border-border bg-surface-2 px-4 py-3'
  return (
    <Fragment label="3 changes waiting, then: all changes saved" className="mt-auto grid gap-2">
      <div className={row}>
        <CloudOff size={20} className="shrink-0" />
        <p className="text-small">
          <span className="block font-bold">3 changes waiting</span>
          <span className="text-caption text-muted-foreground">Will sync when you are back online</span>
        </p>
      </div>
      <div className={row}>
        <CloudCheck size={20} className="shrink-0" />
        <p className="text-small font-bold text-success">All changes saved</p>
      </div>
    </Fragment>
  )
}
