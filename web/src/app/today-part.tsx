import { Suspense } from 'react'
import { cn } from '../ui/primitives/cn.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import type { TodayCards } from './today-cards.tsx'

const Cards = lazyPart(() => import('./today-cards.tsx').then((m) => m.TodayCards))

/** Money and sky of a day of travel: fetched with the view that shows them, in a place that is kept for them. */
export const TodayPart = (props: Parameters<typeof TodayCards>[0]) => (
  <Suspense
    fallback={
      <div className={cn('grid items-start gap-3 sm:gap-4', props.className)}>
        <div className="h-71" />
        <div className="h-36" />
      </div>
    }
  >
    <Cards {...props} />
  </Suspense>
)
