import { tripsWords } from '@sojourn/contract/trips/words'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { tripColumn } from './trip-bar.tsx'

/** A trip as it will stand: with its picture, or from the second visit on with the bar alone. */
export function TripSkeleton({ isFirstVisit }: { isFirstVisit: boolean }) {
  return (
    <DelayedSkeleton label={tripsWords.loading}>
      {isFirstVisit && <Skeleton className="h-[232px] rounded-none lg:h-[264px]" />}
      <div
        className={
          isFirstVisit
            ? 'relative -mt-8 rounded-t-xl bg-background px-4 pt-6 sm:px-6 lg:-mt-9 lg:px-10'
            : 'px-4 pt-3 sm:px-6 lg:px-10'
        }
      >
        <div className={tripColumn}>
          {isFirstVisit && <Skeleton className="h-6 w-24 rounded-full" />}
          <Skeleton className={isFirstVisit ? 'mt-4 h-10 w-2/3 max-w-md' : 'h-9 w-2/3 max-w-md'} />
          {isFirstVisit && <Skeleton className="mt-4 mb-4 h-5 w-1/2 max-w-sm" />}
          <Skeleton className="mt-4 h-12" />
          <Skeleton className="mt-6 h-64 rounded-lg" />
        </div>
      </div>
    </DelayedSkeleton>
  )
}
