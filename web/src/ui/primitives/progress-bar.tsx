import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import { cn } from './cn.ts'

interface ProgressBarProps {
  label: string
  /** 0 to 100; drawn full above 100. */
  value: number
  /** The value in words: "14 of 23 packed". */
  valueText?: string
  tone?: 'trip' | 'success' | 'warning' | 'danger'
  /** Any other CSS colour. */
  color?: string
  size?: 'thin' | 'normal' | 'thick'
  /** A dashed tick at this percentage. */
  tickAt?: number
  className?: string
}

const tones = {
  trip: 'bg-trip',
  success: 'bg-success',
  // Amber on the track is under 3:1, so it carries an outline.
  warning: 'bg-warning-fill shadow-[inset_0_0_0_1.5px_var(--warning)]',
  danger: 'bg-destructive',
} as const

const heights = { thin: 'h-1.5', normal: 'h-2.5', thick: 'h-4' } as const

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, valueText, tone = 'trip', color, size = 'normal', tickAt, className } = props
  const filled = Math.min(100, Math.max(0, value))
  return (
    <div className={cn('relative w-full rounded-full bg-sunken', heights[size], className)}>
      <progress
        className="sr-only"
        aria-label={label}
        max={100}
        value={Math.round(filled)}
        aria-valuetext={valueText ?? say(shellUiWords.percent, { percent: Math.round(value) })}
      />
      <div
        className={cn(
          'h-full origin-left animate-grow rtl:origin-right rounded-full transition-[width] duration-[600ms] ease-glide forced-colors:bg-[Highlight]',
          !color && tones[tone],
        )}
        style={{ width: `${filled}%`, ...(color && { background: color }) }}
      />
      {tickAt !== undefined && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -bottom-1 w-0 border-s-2 border-dashed border-line-strong"
          style={{ insetInlineStart: `${tickAt}%` }}
        />
      )}
    </div>
  )
}
