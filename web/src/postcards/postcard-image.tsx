import type { Terrain } from '@sojourn/contract/places/archetype'
import { destinationOf } from '@sojourn/contract/places/data/destinations'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { type Season, seasonOf } from '@sojourn/contract/places/season'
import type { Shape } from '@sojourn/postcards/address'
import { addressOf } from '@sojourn/postcards/picture'
import { placeholderFor } from '@sojourn/postcards/placeholder'
import { subjectOf } from '@sojourn/postcards/subject'
import Landmark from 'lucide-react/icons/landmark'
import { DrawnImage } from './drawn-image.tsx'

export interface PostcardProps {
  /** What the traveller wrote. */
  destination: string
  /** Where the map found it, when it is known. */
  place?: Terrain | null
  /** What it is drawn for; on the page the picture fills its frame. */
  shape?: Shape
  /** The month the trip starts in, 1 to 12. */
  month?: number
  evening?: boolean
  /** `shown` lays the landmark's name over the picture, `alt` says it to screen readers, `none` leaves it to the page. */
  caption?: 'shown' | 'alt' | 'none'
  className?: string
}

function CaptionChip({ text }: { text: string }) {
  return (
    <span className="absolute bottom-3 left-3 flex max-w-[calc(100%-1.5rem)] items-center gap-1.5 rounded-full bg-[rgb(10_16_40/0.62)] px-2.5 py-1 text-caption font-medium text-white">
      <Landmark size={14} strokeWidth={2.2} aria-hidden className="shrink-0" />
      <span className="truncate">{text}</span>
    </span>
  )
}

const seasonIn = (lat: number | null, month: number | undefined): Season =>
  month === undefined ? 'summer' : seasonOf(lat ?? 0, month)

/** The postcard of a destination. */
export function Postcard({
  destination,
  place,
  shape = 'card',
  month,
  evening = false,
  caption = 'alt',
  className,
}: PostcardProps) {
  const photo = photoFor(destination, place)
  const lat = photo.id === null ? (place?.lat ?? null) : destinationOf(photo.id).lat

  return (
    <DrawnImage
      src={addressOf({ subject: subjectOf(photo, lat), season: seasonIn(lat, month), evening, shape })}
      placeholder={placeholderFor(photo, evening)}
      alt={caption === 'alt' ? `Illustration of ${photo.caption}` : ''}
      failureLabel={`No picture of ${photo.caption}`}
      className={className}
    >
      {caption === 'shown' && <CaptionChip text={photo.caption} />}
    </DrawnImage>
  )
}
