import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { indexByKey } from './index-by-key.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  icon?: Icon
}

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Set when the choice swaps a panel: then these are tabs, and the panel takes `segmentedTabId` as its label. */
  panelId?: string
  /** Takes the whole width, with equal parts. */
  fill?: boolean | 'phone'
  className?: string
}

export function segmentedTabId(panelId: string, value: string): string {
  return `${panelId}-tab-${value}`
}

const fills = {
  always: 'flex w-full *:flex-1',
  phone: 'inline-flex max-sm:flex max-sm:w-full max-sm:*:flex-1',
  never: 'inline-flex',
} as const

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, panelId, fill = false, className } = props
  const at = options.findIndex((option) => option.value === value)
  const { track, thumb } = useThumb(at)

  function move(event: KeyboardEvent) {
    const to = indexByKey(event, at, options.length)
    const option = to === null ? undefined : options[to]
    if (!option) return
    event.preventDefault()
    onChange(option.value)
    track.current?.querySelectorAll<HTMLElement>('button')[to!]?.focus()
  }

  return (
    <div
      ref={track}
      role={panelId ? 'tablist' : 'radiogroup'}
      aria-label={label}
      className={cn(
        'relative max-w-full rounded-full bg-sunken p-1',
        fills[fill === true ? 'always' : fill || 'never'],
        className,
      )}
    >
      <span
        ref={thumb}
        aria-hidden="true"
        className="absolute top-1 bottom-1 left-0 flex-none! rounded-full bg-thumb shadow-e1 data-moves:transition-[translate,width] data-moves:duration-200 data-moves:ease-glide"
      />
      {options.map((option) => (
        <Option
          key={option.value}
          {...option}
          chosen={option.value === value}
          panelId={panelId}
          onChoose={() => onChange(option.value)}
          onMove={move}
        />
      ))}
    </div>
  )
}

interface OptionProps extends SegmentedOption<string> {
  chosen: boolean
  panelId?: string
  onChoose: () => void
  onMove: (event: KeyboardEvent) => void
}

function Option({ value, label, icon: Glyph, chosen, panelId, onChoose, onMove }: OptionProps) {
  const aria = panelId
    ? { role: 'tab', id: segmentedTabId(panelId, value), 'aria-controls': panelId, 'aria-selected': chosen }
    : { role: 'radio', 'aria-checked': chosen }
  return (
    <button
      type="button"
      {...aria}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onMove}
      className={cn(
        'relative inline-flex min-h-9 items-center justify-center gap-1.5 rounded-full px-2 py-1 text-center text-small leading-tight font-semibold transition-colors duration-200 before:absolute before:inset-x-0 before:-inset-y-1 sm:gap-2 sm:px-2.5 lg:px-4',
        chosen ? 'text-foreground' : 'text-muted-foreground hover:text-foreground',
      )}
    >
      {Glyph && <Glyph size={18} className="shrink-0 max-[359px]:hidden" />}
      {label}
    </button>
  )
}

/** Lays the thumb under the chosen option, and keeps it there when the options change size. */
function useThumb(at: number) {
  const track = useRef<HTMLDivElement>(null)
  const thumb = useRef<HTMLSpanElement>(null)
  const placedAt = useRef(at)
  useLayoutEffect(() => {
    const options = track.current?.querySelectorAll<HTMLElement>('button') ?? []
    // It glides from one choice to another, not to its first place.
    if (thumb.current && placedAt.current !== at) thumb.current.dataset['moves'] = ''
    placedAt.current = at
    // The observer calls before the first paint, after the layout; asking here would force one more.
    const sizes = new ResizeObserver(() => {
      const chosen = options[at]
      if (!chosen || !thumb.current) return
      thumb.current.style.translate = `${chosen.offsetLeft}px 0`
      thumb.current.style.width = `${chosen.offsetWidth}px`
    })
    for (const option of options) sizes.observe(option, { box: 'border-box' })
    return () => sizes.disconnect()
  }, [at])
  return { track, thumb }
}
