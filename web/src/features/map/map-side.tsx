import { ideasWords } from '@sojourn/contract/ideas/words'
import { mapWords } from '@sojourn/contract/map/words'
import { type ReactNode, useState } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Segmented } from '../../ui/primitives/segmented.tsx'

/** What the trip may hold and has no day yet. */
export interface IdeasBesideMap {
  count: number
  /** Beside the map. */
  panel: ReactNode
  /** On a phone, where there is no room beside it. */
  door: ReactNode
}

interface MapSideProps {
  ideas: IdeasBesideMap
  /** Of the stops. */
  count: number
  isEmpty: boolean
  /** The list of stops. */
  children: ReactNode
}

/** Nothing stands beside the map of a trip without stops and ideas. */
export const hasSide = (isEmpty: boolean, ideas: IdeasBesideMap): boolean => !isEmpty || ideas.count > 0

/** Beside the map: the stops, or the ideas of a trip that has some. */
export function MapSide({ ideas, count, isEmpty, children }: MapSideProps) {
  const [side, setSide] = useState<'itinerary' | 'ideas'>('itinerary')
  const shown = ideas.count === 0 ? 'itinerary' : isEmpty ? 'ideas' : side
  if (!hasSide(isEmpty, ideas)) return null
  return (
    <Card padding="none" className="flex flex-col overflow-clip lg:h-[640px]">
      {!isEmpty && ideas.count > 0 && (
        <div className="px-3 pt-3">
          <Segmented
            label={mapWords.besideMap}
            options={[
              { value: 'itinerary', label: `${mapWords.itinerary} ${count}` },
              { value: 'ideas', label: `${ideasWords.title} ${ideas.count}` },
            ]}
            value={shown}
            onChange={setSide}
            fill
          />
        </div>
      )}
      {shown === 'ideas' ? <div className="flex min-h-0 flex-col pt-3">{ideas.panel}</div> : children}
    </Card>
  )
}
