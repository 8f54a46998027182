import Check from 'icon:check'
import Plane from 'icon:plane'
import type { CSSProperties } from 'react'

import { cn } from './cn.ts'

interface RouteProgressProps {
  label: string
  /** 0 to 100. */
  value: number
  /** The value in words: "25%, Departure in 37 days". */
  valueText: string
  className?: string
}

/** The route line as progress: solid where you have been, dotted where you will go. */
export function RouteProgress({ label, value, valueText, className }: RouteProgressProps) {
  const at = Math.min(100, Math.max(0, value))
  const done = at === 100
  const Marker = done ? Check : Plane
  return (
    <div className={cn('relative h-[22px] w-full', className)}>
      <progress
        className="sr-only"
        aria-label={label}
        max={100}
        value={Math.round(at)}
        aria-valuetext={valueText}
      />
      <span className="absolute inset-x-1 top-1/2 h-0.5 -translate-y-1/2 route-dots" />
      {!done && (
        <span className="absolute top-1/2 end-0 size-2.5 -translate-y-1/2 rounded-full border-[2.5px] border-line-strong bg-surface" />
      )}
      <span
        className="absolute top-1/2 start-1 h-[3px] origin-left -translate-y-1/2 animate-grow rtl:origin-right bg-trip"
        style={{ width: `calc(${at}% - 4px)` }}
      />
      <span className="absolute top-1/2 start-0 size-2.5 -translate-y-1/2 rounded-full bg-trip" />
      {/* As wide as the route, so that the marker's way is a share of its own width. */}
      <span className="absolute inset-0 animate-travel" style={{ '--at': `${at}%` } as CSSProperties}>
        <span
          className="absolute top-0 inline-flex size-[22px] -translate-x-1/2 items-center rtl:translate-x-1/2 justify-center rounded-full border-2 border-surface bg-trip-fill text-on-trip"
          style={{ insetInlineStart: `clamp(11px, ${at}%, calc(100% - 11px))` }}
        >
          <Marker size={11} strokeWidth={done ? 3.4 : 2.4} />
        </span>
      </span>
    </div>
  )
}
