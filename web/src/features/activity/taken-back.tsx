import type { TakenBackTrip } from '@sojourn/contract/activity/schema'
import { activityWords } from '@sojourn/contract/activity/words'
import ShieldAlert from 'icon:shield-alert'
import { Link } from 'wouter'

interface TakenBackProps {
  trips: readonly TakenBackTrip[]
  /** A trip was followed. */
  onLeave: () => void
}

/** Who else is on the trips, each with the way to where they can be removed. */
export function TakenBack({ trips, onLeave }: TakenBackProps) {
  if (trips.length === 0) return null
  return (
    <div className="mx-5 mb-3 flex items-start gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-small leading-snug">
      <ShieldAlert size={18} className="mt-px shrink-0 text-muted-foreground" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-muted-foreground">{activityWords.takenBack}</p>
        <ul className="mt-1.5 flex flex-col">
          {trips.map(({ id, title, memberNames }) => (
            <li key={id}>
              <Link
                href={`/trips/${id}?tab=collaboration`}
                onClick={onLeave}
                className="block py-2.5 hover:underline"
              >
                <span className="font-semibold text-link">{title}</span>: {memberNames.join(', ')}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
