import { landingWords } from '@sojourn/contract/landing/words'
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

const spending = () => [
  { name: landingWords.stay, colour: 'bg-chart-2', share: 'grow-[47]' },
  { name: landingWords.transport, colour: 'bg-chart-1', share: 'grow-[22]' },
  { name: landingWords.food, colour: 'bg-chart-3', share: 'grow-[15]' },
  { name: landingWords.activities, colour: 'bg-chart-4', share: 'grow-[9]' },
]
/** Not named: it is too little to read. */
const rest = 'bg-chart-5 grow-[6]'

export function BudgetFragment() {
  return (
    <Fragment label={landingWords.budget} className="mt-auto">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-small text-muted-foreground">{landingWords.remaining}</span>
        <span className="font-display text-[1.75rem] leading-tight tracking-[-0.02em] text-success">
          {landingWords.remainingAmount}
        </span>
      </p>
      <div className="mt-2 flex h-[18px] gap-[3px] overflow-hidden rounded-full">
        {spending().map(({ colour, share }) => (
          <span key={colour} className={cn(colour, share)} />
        ))}
        <span className={rest} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-caption font-medium">
        {spending().map(({ name, colour }) => (
          <span key={colour} className="inline-flex items-center gap-1.5">
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
      label={landingWords.suggestion}
      className="w-full self-center rounded-lg bg-surface p-4 text-foreground shadow-e3 sm:p-5 lg:ms-auto lg:max-w-[350px]"
    >
      <p className="flex items-center justify-between gap-2">
        <span className="font-bold">{landingWords.suggestionPlace}</span>
        <Badge tone="sun" icon={ChevronsUp} shape="tag">
          {landingWords.high}
        </Badge>
      </p>
      <p className="mt-1.5 text-muted-foreground">{landingWords.suggestionText}</p>
      <p className="mt-3 flex gap-2.5 rounded-sm bg-ai-wash p-3 text-small text-ai">
        <Sparkles size={18} className="mt-0.5 shrink-0" />
        {landingWords.suggestionWhy}
      </p>
      <p className="mt-3 flex min-h-10 items-center justify-center gap-2 rounded-full bg-trip-wash text-small font-bold text-trip">
        <Plus size={17} />
        {landingWords.addToTrip}
      </p>
    </Fragment>
  )
}

export function SyncFragment() {
  const row = 'flex items-center gap-3 rounded-md border border-border bg-surface-2 px-4 py-3'
  return (
    <Fragment label={landingWords.sync} className="mt-auto grid gap-2">
      <div className={row}>
        <CloudOff size={20} className="shrink-0" />
        <p className="text-small">
          <span className="block font-bold">{landingWords.waiting}</span>
          <span className="text-caption text-muted-foreground">{landingWords.waitingText}</span>
        </p>
      </div>
      <div className={row}>
        <CloudCheck size={20} className="shrink-0" />
        <p className="text-small font-bold text-success">{landingWords.saved}</p>
      </div>
    </Fragment>
  )
}
