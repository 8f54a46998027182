import { shortMonth } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useId } from 'react'
import { cn } from '../ui/primitives/cn.ts'

interface PostmarkProps {
  city: string
  date: PlainDate
  /** Dark pictures are stamped in white. */
  onDark?: boolean
  className?: string
}

const waves = [20, 32.5, 45, 57.5]

/** The rim holds this much; a longer name is set closer. */
const rimLength = 124
const letterWidth = 9.4

/** The cancellation of a trip that is over: decoration, for the badge already says so. */
export function Postmark({ city, date, onDark = false, className }: PostmarkProps) {
  const rim = useId()
  const name = city.toUpperCase()
  const isLong = name.length * letterWidth > rimLength
  return (
    <svg
      viewBox="0 0 124 84"
      fill="none"
      aria-hidden="true"
      className={cn(
        'h-21 w-31 stroke-current',
        onDark ? 'text-white opacity-62' : 'text-primary-foreground opacity-78',
        className,
      )}
    >
      <g transform="rotate(-9 42 42)">
        <circle cx="42" cy="42" r="38.5" strokeWidth="2.2" />
        <circle cx="42" cy="42" r="25.5" strokeWidth="2" />
        <path id={rim} d="M20.1 60.4A28.6 28.6 0 1 1 63.9 60.4" stroke="none" />
        <text
          className="fill-current font-sans font-bold"
          stroke="none"
          fontSize="9.6"
          letterSpacing={isLong ? 0.4 : 2.2}
          textAnchor="middle"
        >
          <textPath
            href={`#${rim}`}
            startOffset="50%"
            {...(isLong && { textLength: rimLength, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {name}
          </textPath>
        </text>
        <g
          className="fill-current font-display font-medium"
          stroke="none"
          fontSize="13.5"
          textAnchor="middle"
        >
          <text x="42" y="40.5">
            {shortMonth(date).toUpperCase()}
          </text>
          <text x="42" y="54">
            {date.slice(0, 4)}
          </text>
        </g>
        <path
          className="fill-current"
          stroke="none"
          d="M42 71.4l.9 2.4 2.4.9-2.4.9-.9 2.4-.9-2.4-2.4-.9 2.4-.9zM28.5 68.6l.8 2.1 2.1.8-2.1.8-.8 2.1-.8-2.1-2.1-.8 2.1-.8zM55.5 68.6l.8 2.1 2.1.8-2.1.8-.8 2.1-.8-2.1-2.1-.8 2.1-.8z"
        />
        {waves.map((y) => (
          <path
            key={y}
            d={`M${y === 20 || y === 57.5 ? 80 : 83} ${y}q5.5-5 10.5-1.6t10.5 0t10.5-1.6`}
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        ))}
      </g>
    </svg>
  )
}
