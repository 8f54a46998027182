import { cn } from './cn.ts'

interface RouteStepsProps {
  /** What is going on, in words. */
  text: string
  steps: readonly string[]
  /** 0 to 100: how far along the line. */
  value: number
  className?: string
}

/** The route line as a loader: stops already passed are filled, the way ahead is dotted. */
export function RouteSteps({ text, steps, value, className }: RouteStepsProps) {
  const stops = Math.max(2, steps.length + 1)
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <output className="font-[620]">{text}</output>
        <span className="font-[620] text-ai tabular-nums" aria-hidden="true">
          {Math.round(value)}%
        </span>
      </div>
      <div className="relative mt-4 h-4">
        <progress className="sr-only" aria-label={text} max={100} value={Math.round(value)} />
        <span className="absolute inset-x-2 top-1/2 h-[3px] -translate-y-1/2 route-dots" />
        <span
          className="absolute top-1/2 left-0 h-[3.5px] -translate-y-1/2 bg-ai transition-[width] duration-[600ms] ease-glide"
          style={{ width: `${value}%` }}
        />
        {Array.from({ length: stops }, (_, index) => {
          const at = (index * 100) / (stops - 1)
          return (
            <span
              key={at}
              className={cn(
                'absolute top-0 size-4 -translate-x-1/2 rounded-full border-[3.5px] transition-colors',
                at <= value ? 'border-ai bg-ai' : 'border-line-strong bg-surface',
              )}
              style={{ left: `clamp(8px, ${at}%, calc(100% - 8px))` }}
            />
          )
        })}
      </div>
      <ol className="mt-2 flex justify-between gap-2 text-caption text-muted-foreground">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
