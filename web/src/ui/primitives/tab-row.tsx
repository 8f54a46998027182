import { createContext, type KeyboardEvent, useContext, useLayoutEffect, useRef } from 'react'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { indexByKey } from './index-by-key.ts'
import { useScrollEdges } from './use-scroll-edges.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  icon?: Icon
  count?: number
  /** Says what the count counts: "9 items left". */
  countLabel?: string
}

/** The chosen tab, and what the ids of tabs and panels begin with. */
export const Chosen = createContext({ value: '', id: '' })

export const idsOf = (id: string, value: string) => ({
  tab: `${id}-tab-${value}`,
  panel: `${id}-panel-${value}`,
})

interface TabRowProps {
  label: string
  items: readonly TabItem<string>[]
  value: string
  onChoose: (value: string) => void
  className?: string
}

export function TabRow({ label, items, value, onChoose, className }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useScrollEdges(row, 'x')

  const at = items.findIndex((item) => item.value === value)
  useLayoutEffect(() => {
    const tabs = row.current
    const active = tabs?.querySelectorAll<HTMLElement>('[role="tab"]')[at]
    if (!tabs || !active) return undefined
    // The observer calls before the next paint, after the layout; asking here would force one more.
    const sizes = new ResizeObserver(() => {
      sizes.disconnect()
      tabs.scrollTo({ left: active.offsetLeft + active.offsetWidth / 2 - tabs.clientWidth / 2 })
    })
    sizes.observe(tabs)
    return () => sizes.disconnect()
  }, [at])

  function move(event: KeyboardEvent) {
    const to = indexByKey(event, at, items.length)
    const item = to === null ? undefined : items[to]
    if (!item) return
    event.preventDefault()
    onChoose(item.value)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to!]?.focus()
  }

  return (
    <div className={cn('border-b border-border', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={cn(
          'relative -mb-px flex scrollbar-none gap-1 overflow-x-auto scroll-smooth px-1 sm:gap-3',
          '[--after:0px] [--before:0px] data-more-after:[--after:40px] data-more-before:[--before:40px]',
          'mask-[linear-gradient(90deg,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]',
        )}
      >
        {items.map((item) => (
          <Tab key={item.value} {...item} onChoose={() => onChoose(item.value)} onMove={move} />
        ))}
      </div>
    </div>
  )
}

interface TabProps extends TabItem<string> {
  onChoose: () => void
  onMove: (event: KeyboardEvent) => void
}

function Tab({ value, label, icon: Glyph, count, countLabel, onChoose, onMove }: TabProps) {
  const chosen = useContext(Chosen)
  const isChosen = chosen.value === value
  const ids = idsOf(chosen.id, value)
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isChosen}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onMove}
      className={cn(
        'group/tab relative inline-flex min-h-12 shrink-0 items-center gap-2 px-2 text-body font-semibold text-muted-foreground transition-colors duration-200 hover:text-foreground sm:px-3',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-trip after:opacity-0 data-[state=active]:text-trip data-[state=active]:after:opacity-100',
        'focus-visible:-outline-offset-4 focus-visible:rounded-sm',
      )}
    >
      {Glyph && <Glyph size={20} className="shrink-0 group-data-[state=active]/tab:stroke-[2.1]" />}
      {label}
      {count !== undefined && count > 0 && (
        <>
          <span
            aria-hidden={countLabel ? 'true' : undefined}
            className="inline-flex min-h-[22px] min-w-[22px] items-center justify-center rounded-full bg-sunken px-1.5 text-caption font-bold text-muted-foreground tabular-nums"
          >
            {count}
          </span>
          {countLabel && <span className="sr-only">, {countLabel}</span>}
        </>
      )}
    </button>
  )
}
