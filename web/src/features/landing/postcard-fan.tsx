import { landingWords } from '@sojourn/contract/landing/words'
import { displayNames } from '@sojourn/contract/values/intl'
import type { SiteArt, ThemedPicture } from '../../static-pages/static-page.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { ThemedImage } from './themed-image.tsx'

interface FannedCard {
  art: ThemedPicture
  place: string
  country: 'JP' | 'PT' | 'US'
  className: string
}

function FannedPostcard({ art, place, country, className }: FannedCard) {
  return (
    <div className={cn('absolute w-[42%] max-w-[206px] rounded-md bg-surface p-2 shadow-e3', className)}>
      <ThemedImage
        art={art}
        width={240}
        height={300}
        className="aspect-[4/5] w-full rounded-sm object-cover"
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 px-1 pt-2 pb-1">
        <span className="font-display text-base leading-tight font-semibold whitespace-nowrap sm:text-lg">
          {place}
        </span>
        <span className="text-[0.6875rem] text-muted-foreground">{displayNames('region').of(country)}</span>
      </p>
    </div>
  )
}

/** Three postcards in a fan. They show what the sentence beside them says, so they are left out for screen readers. */
export function PostcardFan({ art }: { art: SiteArt }) {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[10/8] w-full max-w-[480px] lg:my-auto">
      <FannedPostcard
        art={art.kyoto}
        place={landingWords.kyoto}
        country="JP"
        className="top-[13%] left-[1%] -rotate-8"
      />
      <FannedPostcard
        art={art.newYork}
        place={landingWords.newYork}
        country="US"
        className="top-[14%] right-[1%] rotate-8"
      />
      <FannedPostcard
        art={art.lisbon}
        place={landingWords.lisbon}
        country="PT"
        className="inset-x-0 top-[2%] mx-auto"
      />
    </div>
  )
}
