import { useId } from 'react'

/** The inside of the case, from its floor up. */
const floor = 143
const depth = 120

/** A wave from wall to wall, and everything below it. */
const layer = (y: number): string => `M7 ${y}q18.5 0 37 3.6t36 -3.6t37 3.6V${depth + 150}H7z`

/** The suitcase of the packing list: it fills with folded layers, and their level is the share that is packed. */
export function Suitcase({ percent, className = 'h-40 w-31' }: { percent: number; className?: string }) {
  const inside = useId()
  const packed = Math.min(100, Math.max(0, percent))
  return (
    <svg viewBox="0 0 124 160" fill="none" aria-hidden="true" className={className}>
      <clipPath id={inside}>
        <rect x="6" y="23" width="112" height="120" rx="17" />
      </clipPath>
      <path d="M41 22V12q0-9 9-9h24q9 0 9 9v10" className="stroke-trip" strokeWidth="4.6" />
      <circle cx="32" cy="150" r="7.4" className="fill-trip" />
      <circle cx="92" cy="150" r="7.4" className="fill-trip" />
      <rect x="5" y="21" width="114" height="124" rx="19" className="fill-trip-wash" />
      <g clipPath={`url(#${inside})`}>
        {packed > 0 && (
          <svg
            y={floor - (depth * packed) / 100}
            className="overflow-visible transition-[y] duration-(--t-scene) ease-glide"
          >
            <rect x="5" y="3" width="114" height="160" className="fill-trip-line" />
            <path d={layer(0)} fill="#f0845c" />
            <path d={layer(14)} className="fill-primary" />
            <path d={layer(32)} className="fill-trip-fill" />
            <path
              d="M15 47h94M15 61h94M15 75h94M15 89h94M15 103h94"
              stroke="#fff"
              strokeOpacity="0.25"
              strokeWidth="4.8"
              strokeLinecap="round"
            />
          </svg>
        )}
        <path d="M35.5 21v124M88.5 21v124" className="stroke-trip" strokeOpacity="0.45" strokeWidth="4" />
      </g>
      <rect x="5" y="21" width="114" height="124" rx="19" className="stroke-trip" strokeWidth="4" />
    </svg>
  )
}
