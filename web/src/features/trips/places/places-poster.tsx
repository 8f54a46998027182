import { searchDebounceMs } from '@sojourn/contract/places/city-search'
import { useTheme } from '../../../browser/theme.ts'
import { useDebounced } from '../../../browser/use-debounced.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { Postcard } from '../../../postcards/postcard-image.tsx'
import type { TypedPlace } from './place-rows.ts'

interface PlacesPosterProps {
  rows: readonly TypedPlace[]
  startDate: string
}

/** More than so many would be slivers. */
const mostPictures = 4

/** The places as they are being chosen, one above the other by their nights; beside each other on a phone. */
export function PlacesPoster({ rows, startDate }: PlacesPosterProps) {
  const evening = useTheme().theme === 'dark'
  const isTall = useMedia('(width >= 48rem)')
  const settled = useDebounced(rows, searchDebounceMs)
  const month = Number(startDate.slice(5, 7))
  const named = settled.filter(({ destination }) => destination.trim() !== '')
  return (
    <div className="absolute inset-0 flex gap-0.5 bg-surface md:flex-col">
      {named.slice(0, mostPictures).map((row) => (
        <div key={row.id} className="relative min-h-0 min-w-0 basis-0" style={{ flexGrow: row.nights }}>
          <Postcard
            destination={row.destination.trim()}
            place={row.place && { ...row.place, lat: row.place.latitude, lng: row.place.longitude }}
            shape={isTall ? 'card' : 'strip'}
            {...(month > 0 && { month })}
            evening={evening}
            caption={isTall ? 'shown' : 'none'}
            className="size-full"
          />
        </div>
      ))}
    </div>
  )
}
