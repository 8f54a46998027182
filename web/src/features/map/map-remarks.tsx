import { mapsAppOf, maxStopsInLink, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import type { Point } from '@sojourn/contract/values/point'
import { thousands } from '@sojourn/contract/values/thousands'
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
        {points.length > maxStopsInLink ? `Open first ${maxStopsInLink} in maps` : 'Open in maps'}
      </a>
    </Button>
  )
}

/** What the map does not show. */
export function Remarks({ stops: { listed, placed, shown } }: { stops: ShownStops }) {
  const [unplaced, beyond] = [listed.length - placed.length, placed.length - shown.length]
  if (unplaced === 0 && beyond === 0) return null
  return (
    <p className="w-full text-caption text-muted-foreground">
      {unplaced > 0 && `${thousands(unplaced)} ${unplaced === 1 ? 'stop is' : 'stops are'} not on the map. `}
      {beyond > 0 && `The map shows the first ${mostMarkers}; choose a day to see the others.`}
    </p>
  )
}
