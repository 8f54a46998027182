import type { Route } from '@sojourn/contract/map/route'
import { type RouteProfile, routeProfiles } from '@sojourn/contract/map/route-profiles'
import { mapWords } from '@sojourn/contract/map/words'
import { mapProfilesWords } from '@sojourn/contract/map/words-profiles'
import RouteIcon from 'icon:route'
import RouteOff from 'icon:route-off'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'
import type { StopLeg } from './legs.ts'

/** The route on the map, and what decides about it. */
export interface RouteOnMap {
  route: Route | null
  legs: ReadonlyMap<string, StopLeg>
  isShown: boolean
  isLoading: boolean
  show: (isShown: boolean) => void
  profile: RouteProfile
  setProfile: (profile: RouteProfile) => void
}

const profiles = () => routeProfiles.map((value) => ({ value, label: mapProfilesWords[value] }))

/** On the map. */
export const RouteControls = ({ way }: { way: RouteOnMap }) => (
  <>
    <RouteModes way={way} className="shadow-e2" />
    <RouteButton way={way} className="shadow-e2" />
  </>
)

interface RoutePartProps {
  way: RouteOnMap
  className?: string
}

/** How to travel, once a route is shown. */
export function RouteModes({ way: { isShown, profile, setProfile }, className }: RoutePartProps) {
  if (!isShown) return null
  return (
    <Segmented
      label={mapWords.howToTravel}
      options={profiles()}
      value={profile}
      onChange={setProfile}
      className={className}
    />
  )
}

export function RouteButton({ way: { isShown, isLoading, show }, className }: RoutePartProps) {
  return (
    <Button
      variant="trip"
      icon={isShown ? RouteOff : RouteIcon}
      busy={isLoading}
      onClick={() => show(!isShown)}
      className={className}
    >
      {isShown ? mapWords.clearRoute : mapWords.showRoute}
    </Button>
  )
}
