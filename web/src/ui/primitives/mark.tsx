import { productName } from '@sojourn/contract/product'
import Star from 'icon:star'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface MarkProps {
  /** At least 24 px. */
  size?: number
  /** The path draws itself, over and over: the app is starting. */
  drawing?: boolean
  className?: string
}

/** The brand mark: a saffron sun over a white path; the dots are the way still to go. */
export function Mark({ size = 40, drawing = false, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={cn('shrink-0', className)}
    >
      <rect width="32" height="32" rx="9" fill="var(--mark)" />
      <circle cx="21" cy="10.9" r="5" fill="#ffb32c" />
      <g stroke="#fff" strokeWidth="2.7" strokeLinecap="round">
        <path
          d="M5.7 25.1c5.1 0 6.4-5.9 11.3-5.9 4.6 0 5.5 4.8 9.3 4.8"
          pathLength={1}
          strokeDasharray={drawing ? 1 : undefined}
          className={drawing ? 'animate-path-draw' : undefined}
        />
        <path
          d="M5.7 18.8h.01M9.45 17h.01"
          strokeWidth="2.5"
          className={drawing ? 'animate-path-dots' : undefined}
        />
      </g>
    </svg>
  )
}

interface LogoProps {
  size?: number
  /** Leaves the mark to the rail on a wide screen, so that it is never doubled. */
  markInRail?: boolean
}

export function Logo({ size = 36, markInRail = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark size={size} className={markInRail ? 'lg:hidden' : undefined} />
      <span className="font-display text-[1.375rem] leading-none font-bold tracking-[-0.025em]">
        {productName}
      </span>
    </span>
  )
}

interface ProMarkerProps {
  /** On a night surface the pill is lighter than its ground. */
  onNight?: boolean
  icon?: Icon
}

export function ProMarker({ onNight = false, icon: Glyph = Star }: ProMarkerProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-5 items-center gap-1 rounded-full px-2 text-[0.71875rem] leading-none font-bold tracking-[0.05em] text-night-sun',
        onNight ? 'bg-white/14' : 'bg-night',
      )}
    >
      <Glyph size={11} strokeWidth={2.4} className={cn('shrink-0', Glyph === Star && 'fill-current')} />
      PRO
    </span>
  )
}
