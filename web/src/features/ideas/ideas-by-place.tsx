import { ideasByPlace } from '@sojourn/contract/ideas/by-place'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type ReactNode, useId } from 'react'
import { useLegs } from '../../queries/where.ts'

interface IdeasByPlaceProps {
  trip: Trip
  ideas: readonly Idea[]
  renderIdea: (idea: Idea) => ReactNode
}

/** On a trip with several places each has its own, in its ink. */
export function IdeasByPlace({ trip, ideas, renderIdea }: IdeasByPlaceProps) {
  const legs = useLegs(trip)
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  if (journey.length === 0)
    return (
      <ul aria-label={ideasWords.title} className="min-h-0 overflow-y-auto">
        {ideas.map(renderIdea)}
      </ul>
    )
  return (
    <div className="min-h-0 overflow-y-auto">
      {ideasByPlace(ideas, legs).map(({ place, ideas: own }) => (
        <Group
          key={place?.id ?? ''}
          name={place ? placeName(place.destination) : ideasWords.withoutPlace}
          ink={place ? inks[journey.indexOf(place)] : undefined}
          count={own.length}
        >
          {own.map(renderIdea)}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  name: string
  ink: string | undefined
  count: number
  children: ReactNode
}

function Group({ name, ink, count, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center gap-2.5 border-t border-border bg-surface-2 px-4 py-2.5">
        {ink && (
          <span data-ink={ink} aria-hidden="true" className="size-2 shrink-0 rounded-full bg-trip-fill" />
        )}
        <h3
          id={id}
          dir="auto"
          data-ink={ink}
          className={
            ink ? 'min-w-0 flex-1 truncate text-start font-bold text-trip' : 'min-w-0 flex-1 font-bold'
          }
        >
          {name}
        </h3>
        <span className="text-small text-muted-foreground tabular-nums">{count}</span>
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  )
}
