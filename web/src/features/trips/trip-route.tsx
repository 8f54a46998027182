import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { inksOfLegs, inksOfRoute } from '@sojourn/contract/legs/place-inks'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { legsWords } from '@sojourn/contract/legs/words'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { placeName } from '@sojourn/contract/trips/next-up'
import { say } from '@sojourn/contract/words/say'
import ArrowRight from 'icon:arrow-right'
import { Fragment } from 'react'

/** More than so many: the first, how many lie between, the last. */
const mostNames = 4

interface NamedPlace {
  readonly name: string
  readonly ink: InkName | undefined
}

export function LegsRoute({ legs }: { legs: readonly TripLeg[] }) {
  const journey = journeyLegs(legs)
  const inks = inksOfLegs(journey)
  return <Way places={journey.map(({ destination }, index) => ({ name: destination, ink: inks[index] }))} />
}

export function TripRoute({ route }: { route: readonly string[] }) {
  const inks = inksOfRoute(route)
  return <Way places={route.map((name, index) => ({ name, ink: inks[index] }))} />
}

/** 'Rome → Florence → Venice', each in its ink. */
function Way({ places }: { places: readonly NamedPlace[] }) {
  const between = places.length > mostNames ? places.length - 2 : 0
  const [first, last] = [places.at(0), places.at(-1)]
  const named = between > 0 && first && last ? [first, last] : places
  return (
    <span>
      <span className="sr-only">{legsWords.routeSpoken}</span>
      {named.map(({ name, ink }, index) => (
        <Fragment key={index}>
          {index > 0 && <Arrow />}
          {index > 0 && between > 0 && (
            <>
              {say(legsWords.more, { count: between })}
              <Arrow />
            </>
          )}
          <span dir="auto" data-ink={ink} className="font-semibold text-trip">
            {placeName(name)}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

const Arrow = () => (
  <>
    {' '}
    <ArrowRight size={14} className="inline rtl:-scale-x-100" />
    <span className="sr-only">→</span>{' '}
  </>
)
