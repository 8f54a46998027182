import type { Terrain } from '@sojourn/contract/places/archetype'
import { useTheme } from '../../../browser/theme.ts'
import { Postcard } from '../../../postcards/postcard-image.tsx'
import { useMedia } from '../../../browser/use-media.ts'

interface CreatePosterProps {
  destination: string
  place: Terrain | null
  startDate: string
}

/** The place as it is being chosen: a poster beside the form, a strip above it on a phone. */
export function CreatePoster({ destination, place, startDate }: CreatePosterProps) {
  const evening = useTheme().theme === 'dark'
  const isTall = useMedia('(width >= 48rem)')
  const month = Number(startDate.slice(5, 7))
  return (
    <Postcard
      destination={destination}
      place={place}
      shape={isTall ? 'poster' : 'strip'}
      {...(month > 0 && { month })}
      evening={evening}
      caption="shown"
      className="size-full"
    />
  )
}
