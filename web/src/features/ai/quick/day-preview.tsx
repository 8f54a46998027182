import { aiWords } from '@sojourn/contract/ai/words'
import CircleCheck from 'icon:circle-check'
import TriangleAlert from 'icon:triangle-alert'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { FittedStop, Verdict } from './day-fit.ts'

export function DayPreview({ day }: { day: readonly FittedStop[] }) {
  const figures = useFigures()
  return (
    <section className="min-w-0" aria-label={aiWords.dayWithIt}>
      <h3 className="type-label">{aiWords.dayWithIt}</h3>
      <ol className="mt-2">
        {day.map(({ id, time, title, isNew }, index) => (
          <li key={id} className={cn('relative flex gap-3 pb-2 text-small', isNew && 'font-bold text-ai')}>
            <span
              className={cn('shrink-0 text-end tabular-nums', figures.units.clock === '12' ? 'w-16' : 'w-10')}
            >
              {time ? figures.time(time) : '–'}
            </span>
            <span aria-hidden="true" className="relative mt-1.5 w-2.5 shrink-0">
              <span
                className={cn(
                  'block size-2.5 rounded-full',
                  isNew ? 'border-2 border-dashed border-ai' : 'bg-trip',
                )}
              />
              {index < day.length - 1 && (
                <span className="absolute top-3 -bottom-2.5 start-1 border-s-2 border-dotted border-trip-line" />
              )}
            </span>
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {title}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function VerdictLine({ verdict: { fits, text } }: { verdict: Verdict }) {
  const Glyph = fits ? CircleCheck : TriangleAlert
  return (
    <output
      className={cn(
        'mt-4 flex items-start gap-2 rounded-sm px-3 py-2.5 text-small [overflow-wrap:anywhere]',
        fits ? 'bg-success-wash text-success' : 'bg-warning-wash text-warning',
      )}
    >
      <Glyph size={18} className="mt-px shrink-0" />
      {text}
    </output>
  )
}
