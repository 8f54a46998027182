import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import { addressOf, type Sheet } from '@sojourn/postcards/picture'
import { placeholderFor } from '@sojourn/postcards/placeholder'
import Landmark from 'icon:landmark'
import { DrawnImage } from './drawn-image.tsx'
import { type Pictured, pictureFor } from './picture-for.ts'
import { usePicture } from './use-picture.ts'

export interface PostcardProps extends Pictured {
  /** Where the picture may be found together with others. */
  sheet?: Sheet | null
  /** `shown` lays the landmark's name over the picture, `alt` says it to screen readers, `none` leaves it to the page. */
  caption?: 'shown' | 'alt' | 'none'
  className?: string
}

function CaptionChip({ text }: { text: string }) {
  return (
    <span className="absolute bottom-3 start-3 flex max-w-[calc(100%-1.5rem)] items-center gap-1.5 rounded-full bg-[rgb(10_16_40/0.62)] px-2.5 py-1 text-caption font-medium text-white">
      <Landmark size={14} strokeWidth={2.2} aria-hidden className="shrink-0" />
      <bdi className="truncate">{text}</bdi>
    </span>
  )
}

export function Postcard({ caption = 'alt', sheet, className, ...pictured }: PostcardProps) {
  const photo = photoFor(pictured.destination, pictured.place)
  const address = addressOf(pictureFor(pictured))
  const src = usePicture(address, sheet)
  return (
    <DrawnImage
      src={src}
      placeholder={placeholderFor(photo, pictured.evening ?? false)}
      alt={caption === 'alt' ? say(shellUiWords.illustration, { caption: photo.caption }) : ''}
      failureLabel={say(shellUiWords.noPicture, { caption: photo.caption })}
      className={className}
    >
      {caption === 'shown' && photo.caption !== pictured.destination.trim() && (
        <CaptionChip text={photo.caption} />
      )}
    </DrawnImage>
  )
}
