import { emptyTitle, type TripFilter } from '@sojourn/contract/trips/filter'
import Plus from 'icon:plus'
import { useTheme } from '../../browser/theme.ts'
import { Postcard } from '../../postcards/postcard-image.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { firstTripLabel } from './trips-toolbar.tsx'

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
      actionFirst
      picture={
        <Postcard
          destination={filter === 'completed' ? 'Banff' : 'Maldives'}
          shape="notice"
          evening={evening}
          caption="none"
          className="aspect-[640/300] sm:h-full sm:w-full"
        />
      }
      action={
        filter === 'all' ? (
          <Button variant="sun" icon={Plus} onClick={onCreate} className="max-sm:hidden">
            {firstTripLabel}
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
