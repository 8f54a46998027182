import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { inksOfLegs } from '@sojourn/contract/legs/place-inks'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { legsWords } from '@sojourn/contract/legs/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import { Fragment } from 'react'

/** More than so many: the first, how many lie between, the last. */
const mostNames = 4

/** 'Rome → Florence → Venice', each in its ink. */
export function TripRoute({ legs }: { legs: readonly TripLeg[] }) {
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  const shown = journey.map((leg, index) => ({ leg, ink: inks[index] }))
  const between = journey.length > mostNames ? journey.length - 2 : 0
  const named = between > 0 ? [shown.at(0), shown.at(-1)] : shown
  return (
    <span>
      <span className="sr-only">{legsWords.routeSpoken}</span>
      {named.map((one, index) => (
        <Fragment key={one?.leg.id}>
          {index > 0 && (between > 0 ? ` → +${between} → ` : ' → ')}
          <span dir="auto" data-ink={one?.ink} className="font-semibold text-trip">
            {placeName(one?.leg.destination ?? '')}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
