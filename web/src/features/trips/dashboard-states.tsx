import { emptyTitle, type TripFilter } from '@sojourn/contract/trips/filter'
import Plus from 'lucide-react/icons/plus'
import { useTheme } from '../../lib/theme.ts'
import { Postcard } from '../../postcards/postcard-image.tsx'
import { BrokenRoute } from '../../ui/broken-route.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const texts: Record<TripFilter, string> = {
  all: 'Pick a place and two dates. The rest can wait until you have a coffee.',
  active: 'Nothing ahead yet. A good time to look at the map.',
  completed: 'The first one is still to come. It will be stamped here once you are back.',
}

interface NoTripsProps {
  filter: TripFilter
  onCreate: () => void
  onShowAll: () => void
}

export function NoTrips({ filter, onCreate, onShowAll }: NoTripsProps) {
  const evening = useTheme().theme === 'dark'
  return (
    <EmptyState
      title={emptyTitle(filter)}
      text={texts[filter]}
      headingLevel={3}
      className="mx-auto max-w-[640px]"
      picture={
        <Postcard
          destination={filter === 'completed' ? 'Banff' : 'Maldives'}
          width={640}
          height={300}
          evening={evening}
          caption="none"
          className="aspect-[640/300]"
        />
      }
      action={
        filter === 'all' ? (
          <Button variant="sun" icon={Plus} onClick={onCreate}>
            Plan Your First Trip
          </Button>
        ) : (
          <Button variant="ghost" onClick={onShowAll}>
            Show all trips
          </Button>
        )
      }
    />
  )
}

export function TripsUnavailable({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <EmptyState
      title="Your trips could not be loaded"
      text="They are safe. The connection may have dropped on the way."
      headingLevel={3}
      className="mx-auto max-w-[640px]"
      picture={<BrokenRoute className="mt-8" />}
      action={
        <Button variant="line" busy={busy} busyLabel="Loading..." onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

/** The session ended while the page stood open. */
export function TripsLoggedOut() {
  return (
    <EmptyState
      title="You are logged out"
      text="Your trips are safe. Sign in to see them."
      headingLevel={3}
      className="mx-auto max-w-[640px]"
      picture={<BrokenRoute className="mt-8" />}
      action={
        <Button asChild variant="sun">
          <a href="/login">Sign In</a>
        </Button>
      }
    />
  )
}
