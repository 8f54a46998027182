import { nightsOf } from '@sojourn/contract/legs/place-of-day'
import { legsWords } from '@sojourn/contract/legs/words'
import { mapWords } from '@sojourn/contract/map/words'
import { pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { createPortal } from 'react-dom'
import { useTheme } from '../../../browser/theme.ts'
import { Postcard } from '../../../postcards/postcard-image.tsx'
import type { PlacePin } from './use-journey.ts'

interface PlaceFacesProps {
  pins: readonly PlacePin[]
  onChoose: (id: string) => void
}

/** The pins of places, drawn into what the map placed. */
export const PlaceFaces = ({ pins, onChoose }: PlaceFacesProps) =>
  pins.map((pin) => createPortal(<PlaceFace pin={pin} onChoose={() => onChoose(pin.id)} />, pin.face, pin.id))

/** 'stops 1 – 10' */
function stopsText({ stops }: PlacePin): string | null {
  const [first, last] = [stops[0]?.number, stops.at(-1)?.number]
  if (first === undefined || last === undefined) return null
  return first === last
    ? say(mapWords.oneStop, { number: first })
    : say(mapWords.stopRange, { from: first, to: last })
}

function PlaceFace({ pin, onChoose }: { pin: PlacePin; onChoose: () => void }) {
  const { leg, ink, number, named } = pin
  const { theme } = useTheme()
  const place = named.name
  const nights = say(legsWords.nights, { count: nightsOf(leg) })
  const point = pointOf(leg)
  const stops = stopsText(pin)
  return (
    <button
      type="button"
      data-ink={ink}
      // A press is the pin's, not the map's.
      onClick={(event) => {
        event.stopPropagation()
        onChoose()
      }}
      className="group flex items-center gap-1.5 rounded-full text-start"
    >
      <span className="relative block size-11 shrink-0 rounded-full border-[3px] border-trip bg-surface shadow-e2 transition-[scale] duration-200 ease-glide group-hover:scale-105 motion-reduce:scale-none sm:size-14">
        <Postcard
          destination={leg.destination}
          place={
            point && {
              ...point,
              countryCode: leg.countryCode,
              elevationM: leg.elevationM,
              coastal: leg.coastal,
            }
          }
          month={Number(leg.arriveDate.slice(5, 7))}
          evening={theme === 'dark'}
          shape="thumb"
          caption="none"
          className="size-full rounded-full"
        />
        <span
          aria-hidden="true"
          className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-trip-fill text-[0.75rem] leading-none font-bold text-on-trip tabular-nums"
        >
          {number}
        </span>
      </span>
      <span className="flex w-max max-w-40 flex-col rounded-md bg-surface px-2 py-1 leading-tight shadow-e1 sm:px-2.5 sm:py-1.5">
        <span dir="auto" className="truncate font-display text-small font-bold sm:text-[1.0625rem]">
          {place}
        </span>
        <span className="text-caption text-muted-foreground tabular-nums max-sm:hidden">{nights}</span>
        {stops && (
          <span className="text-caption font-semibold text-trip tabular-nums max-sm:hidden">{stops}</span>
        )}
        <span className="sr-only">{mapWords.showPlace}</span>
      </span>
    </button>
  )
}
