import { mapWords } from '@sojourn/contract/map/words'
import Plus from 'icon:plus'
import { Button } from '../../ui/primitives/button.tsx'
import { UnknownPlace } from './map-notes.tsx'

interface NoStopsProps {
  /** The destination, when nobody knows where it is and nothing else says so. */
  unknown: string | null
  onAdd: () => void
}

/** Over the map of a plan that is empty. */
export function NoStops({ unknown, onAdd }: NoStopsProps) {
  return (
    <div className="pointer-events-none absolute inset-0 z-500 flex items-center justify-center p-4 pt-16 max-sm:pt-4 max-sm:pe-[72px]">
      <div className="pointer-events-auto max-w-sm rounded-lg bg-surface p-6 text-center shadow-e3">
        <h3 className="type-card">{mapWords.empty}</h3>
        <p className="mt-1.5 text-muted-foreground">{mapWords.emptyText}</p>
        {unknown !== null && <UnknownPlace destination={unknown} className="mt-3 text-start" />}
        <Button variant="trip-soft" icon={Plus} className="mt-4" onClick={onAdd}>
          {mapWords.addActivity}
        </Button>
      </div>
    </div>
  )
}
