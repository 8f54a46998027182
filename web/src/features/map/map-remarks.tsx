import { mapsAppOf, maxStopsInLink, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import { mapWords } from '@sojourn/contract/map/words'
import type { Point } from '@sojourn/contract/values/point'
import { thousands } from '@sojourn/contract/values/thousands'
import { say } from '@sojourn/contract/words/say'
import ExternalLink from 'icon:external-link'
import { Button } from '../../ui/primitives/button.tsx'
import { mostMarkers, type ShownStops } from './use-stops.ts'

/** The way of the shown stops in the maps app of the device. */
export function OpenWay({ points }: { points: readonly Point[] }) {
  const link = openDayUrl(points, mapsAppOf(navigator.platform))
  if (!link) return null
  return (
    <Button asChild size="sm" variant="soft" icon={ExternalLink}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {points.length > maxStopsInLink
          ? say(mapWords.openFirstInMaps, { most: maxStopsInLink })
          : mapWords.openInMaps}
      </a>
    </Button>
  )
}

/** What the map does not show. */
export function Remarks({ stops: { listed, placed, shown } }: { stops: ShownStops }) {
  const [unplaced, beyond] = [listed.length - placed.length, placed.length - shown.length]
  if (unplaced === 0 && beyond === 0) return null
  const told = { count: unplaced, stops: thousands(unplaced) }
  return (
    <p className="w-full text-caption text-muted-foreground">
      {unplaced > 0 && `${say(mapWords.unplaced, told)} `}
      {beyond > 0 && say(mapWords.onlyFirst, { most: mostMarkers })}
    </p>
  )
}
