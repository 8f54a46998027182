import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { placeName } from '@sojourn/contract/trips/next-up'
import { byCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { activityWords } from '@sojourn/contract/activity/words'
import { Link } from 'wouter'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Rich, strong } from '../../ui/primitives/rich.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { sentenceOf, whoOf } from './sentence.ts'
import { whenText } from './when-text.ts'

const tabOf: Record<ActivityEntry['collection'], TripTab> = {
  trip: 'plan',
  ...byCollection((collection) => descriptions[collection].tab),
  members: 'collaboration',
}

export function EntryRow({ entry, now, onLeave }: { entry: ActivityEntry; now: Date; onLeave: () => void }) {
  return (
    <li className={cn('relative', entry.isUnread && 'bg-trip-wash/45')}>
      <Link
        href={`/trips/${entry.trip.id}?tab=${tabOf[entry.collection]}`}
        onClick={onLeave}
        className="flex items-start gap-3 px-5 py-3 -outline-offset-4 hover:bg-hover"
      >
        <Avatar name={entry.by?.name ?? whoOf(entry)} tone={entry.by?.tone} size={40} />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
          <span className="block">
            <Rich<string> {...sentenceOf(entry)} parts={strong} />
          </span>
          <span className="mt-0.5 block text-small text-muted-foreground">
            {placeName(entry.trip.destination)} · {whenText(entry.createdAt, now)}
          </span>
        </span>
        {entry.isUnread && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-trip">
            <span className="sr-only">{activityWords.isNew}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
