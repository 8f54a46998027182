import { mapWords } from '@sojourn/contract/map/words'
import CloudOff from 'icon:cloud-off'
import MapPinOff from 'icon:map-pin-off'
import { cn } from '../../ui/primitives/cn.ts'
import { Rich } from '../../ui/primitives/rich.tsx'
import type { TripMapState } from './use-trip-map.ts'

interface UnknownPlaceProps {
  destination: string
  className?: string
}

const bold = (name: string) => <strong dir="auto">{name}</strong>

/** Nobody knows where the trip goes. */
export function UnknownPlace({ destination, className }: UnknownPlaceProps) {
  return (
    <p className={cn('flex items-start gap-2 rounded-md bg-warning-wash px-3 py-2 text-small', className)}>
      <MapPinOff size={16} className="mt-0.5 shrink-0" />
      <span>
        <Rich text={mapWords.unknownPlace} values={{ destination }} parts={{ b: bold }} />
      </span>
    </p>
  )
}

interface MapNoteProps {
  state: TripMapState
  className?: string
}

/** What kind of map it is, where that is not what one expects. */
export function MapNote({ state: { hasFailed, isSketch, layer, map }, className }: MapNoteProps) {
  // Whoever chose the drawn map knows why it is there.
  if (!hasFailed && (!map || !isSketch || layer === 'drawn')) return null
  const Glyph = hasFailed ? MapPinOff : CloudOff
  return (
    <p className={cn('flex items-center gap-1.5 text-caption font-medium', className)}>
      <Glyph size={15} className="shrink-0" />
      {hasFailed ? mapWords.inTheList : mapWords.offline}
    </p>
  )
}
