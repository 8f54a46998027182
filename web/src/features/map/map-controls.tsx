import { locateTraveller } from '@sojourn/contract/map/locate'
import { mapWords } from '@sojourn/contract/map/words'
import Lightbulb from 'icon:lightbulb'
import LightbulbOff from 'icon:lightbulb-off'
import LocateFixed from 'icon:locate-fixed'
import Maximize2 from 'icon:maximize-2'
import Minimize2 from 'icon:minimize-2'
import { useState } from 'react'
import { LayerButton } from '../../base-map/layer-button.tsx'
import { ZoomButtons } from '../../base-map/zoom-buttons.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import type { TripMapState } from './use-trip-map.ts'

/** Whether ideas are shown; nothing to choose where none has a place. */
export interface IdeasChoice {
  isShown: boolean
  toggle: () => void
}

interface MapControlsProps {
  state: TripMapState
  ideas: IdeasChoice | null
  isFull: boolean
  onFull: () => void
}

/** The whole screen, nearer, farther, streets, ideas, here. */
export function MapControls({ state, ideas, isFull, onFull }: MapControlsProps) {
  const { map } = state
  const [isLocating, setIsLocating] = useState(false)
  async function goToMe() {
    setIsLocating(true)
    const { point, found } = await locateTraveller(navigator.geolocation)
    setIsLocating(false)
    if (found) map?.goTo(point)
  }
  return (
    <div className="absolute top-3 right-3 z-500 flex flex-col gap-2 sm:top-4 sm:right-4">
      <IconButton
        variant="surface"
        icon={isFull ? Minimize2 : Maximize2}
        label={isFull ? mapWords.leaveFullscreen : mapWords.fullscreen}
        aria-pressed={isFull}
        tooltipSide="left"
        onClick={onFull}
      />
      {map && (
        <>
          <ZoomButtons base={map.base} />
          <LayerButton state={state} />
          {ideas && (
            <IconButton
              variant="surface"
              icon={ideas.isShown ? Lightbulb : LightbulbOff}
              label={ideas.isShown ? mapWords.hideIdeas : mapWords.showIdeas}
              tooltipSide="left"
              onClick={ideas.toggle}
            />
          )}
          <IconButton
            variant="surface"
            icon={LocateFixed}
            label={mapWords.myLocation}
            tooltipSide="left"
            busy={isLocating}
            onClick={() => void goToMe()}
          />
        </>
      )}
    </div>
  )
}
