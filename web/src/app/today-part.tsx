import { Suspense } from 'react'
import { useAfterPaint } from '../browser/use-after-paint.ts'
import { cn } from '../ui/primitives/cn.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import type { TodayCards } from './today-cards.tsx'

const Cards = lazyPart(() => import('./today-cards.tsx').then((m) => m.TodayCards))

/** Money and sky of a day of travel: fetched when the next stop stands, in a place that is kept for them. */
export function TodayPart(props: Parameters<typeof TodayCards>[0]) {
  const isPainted = useAfterPaint()
  const place = (
    <div className={cn('grid items-start gap-3 sm:gap-4', props.className)}>
      <div className="h-71" />
      <div className="h-36" />
    </div>
  )
  return <Suspense fallback={place}>{isPainted ? <Cards {...props} /> : place}</Suspense>
}
