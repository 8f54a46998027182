import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Told } from '@sojourn/contract/words/tell-all'
import { Tabs } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { cn } from '../../../ui/primitives/cn.ts'

interface DayTabsProps {
  days: readonly { number: number; name: string; plan: Told<DayPlan> | null; selected: number }[]
  chosen: number
}

export function DayTabs({ days, chosen }: DayTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[chosen - 1]
    if (row.current && tab)
      row.current.scrollTo({ left: tab.offsetLeft + tab.offsetWidth / 2 - row.current.clientWidth / 2 })
  }, [chosen])
  return (
    <div className="min-w-0 bg-surface-2 sm:border-e sm:border-border">
      <Tabs.List
        ref={row}
        aria-label={aiWords.days}
        className="relative flex scrollbar-none gap-2 overflow-x-auto border-b border-border px-5 py-3 sm:sticky sm:px-3 sm:top-0 sm:max-h-[60dvh] sm:flex-col sm:gap-1 sm:overflow-y-auto sm:border-b-0"
      >
        {days.map(({ number, name, plan, selected }) => (
          <Tabs.Trigger
            key={number}
            value={String(number)}
            className={cn(
              'group/tab flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 py-1.5 text-start -outline-offset-2 transition-colors duration-[120ms] ease-glide data-[state=inactive]:hover:bg-hover sm:gap-3',
              'data-[state=active]:bg-trip data-[state=active]:text-surface',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-display text-[1.0625rem] leading-tight font-medium whitespace-nowrap">
                {name}
              </span>
              {plan && (
                <span className="hidden text-small leading-tight text-muted-foreground [overflow-wrap:anywhere] group-data-[state=active]/tab:text-inherit sm:block">
                  {plan.theme}
                </span>
              )}
            </span>
            {selected > 0 && (
              <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-trip-wash text-caption font-bold text-trip tabular-nums">
                <span aria-hidden="true">{selected}</span>
                <span className="sr-only">{say(aiWords.selectedSpoken, { count: selected })}</span>
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </div>
  )
}
