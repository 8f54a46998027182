import { shellPostersWords } from '@sojourn/contract/shell/words-posters'
import { addressNamed, type Look, type Shape } from '@sojourn/postcards/address'
import { type ReactNode, useState } from 'react'
import { cn } from '../primitives/cn.ts'

interface Poster {
  /** A place of the photo table. */
  id: string
  season: Look['season']
  caption: string
  place: string
}

export const posters = {
  signIn: {
    id: 'santorini',
    season: 'summer',
    get caption() {
      return shellPostersWords.signIn
    },
    get place() {
      return shellPostersWords.signInPlace
    },
  },
  premium: {
    id: 'reykjavik',
    season: 'snow',
    get caption() {
      return shellPostersWords.premium
    },
    get place() {
      return shellPostersWords.premiumPlace
    },
  },
} as const satisfies Record<string, Poster>

interface PosterPictureProps {
  poster: Poster
  evening: boolean
  onMissing: () => void
}

/** By the theme's class alone, so that a page rendered at build time has the right one; the other is not loaded. */
function PosterPicture({ poster: { id, season }, evening, onMissing }: PosterPictureProps) {
  const at = (shape: Shape) => addressNamed(id, { season, evening, shape })
  return (
    <picture className={cn(evening ? 'hidden dark:contents' : 'contents dark:hidden')}>
      <source media="(width < 64rem)" srcSet={at('page-strip')} />
      <img
        src={at('half-page')}
        alt=""
        loading="lazy"
        fetchPriority="high"
        onError={onMissing}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}

interface SplitPageProps {
  /** One of the posters; a picture of its own comes with its words. */
  poster: Poster | { picture: ReactNode; caption: string; place: string }
  /** A control on the picture, in its upper left corner. */
  corner?: ReactNode
  /** The content needs more room than a form. */
  wide?: boolean
  children: ReactNode
}

/** A poster beside the content; on a narrow screen a strip of it above, with the content as a sheet. */
export function SplitPage({ poster, corner, wide = false, children }: SplitPageProps) {
  // Without a connection it may not be here, and then its words are of no use either.
  const [isMissing, setIsMissing] = useState(false)
  const onMissing = () => setIsMissing(true)
  return (
    <main
      className={cn(
        'min-h-dvh bg-surface lg:grid',
        wide ? 'lg:grid-cols-[minmax(0,30fr)_minmax(0,70fr)]' : 'lg:grid-cols-2',
      )}
    >
      <div className="relative h-[190px] overflow-hidden bg-night sm:h-[260px] lg:sticky lg:top-0 lg:h-dvh">
        {'picture' in poster
          ? poster.picture
          : !isMissing && (
              <>
                <PosterPicture poster={poster} evening={false} onMissing={onMissing} />
                <PosterPicture poster={poster} evening onMissing={onMissing} />
              </>
            )}
        {corner && (
          <div className="absolute top-[max(1rem,env(safe-area-inset-top))] start-4 lg:top-6 lg:start-6">
            {corner}
          </div>
        )}
        {!isMissing && (
          <p className="absolute bottom-7 start-7 hidden rounded-md bg-[rgb(10_16_40/0.62)] px-4.5 py-2.5 text-white lg:block">
            <span className="block font-display text-xl leading-tight font-medium">{poster.caption}</span>
            <span className="block text-small">{poster.place}</span>
          </p>
        )}
      </div>
      <div className="relative -mt-7 flex flex-col rounded-t-xl bg-surface px-5 pt-6 pb-10 sm:px-6 sm:pt-9 lg:mt-0 lg:min-h-dvh lg:justify-center lg:rounded-none lg:px-10 lg:py-12">
        <div className={cn('mx-auto w-full', wide ? 'max-w-[620px]' : 'max-w-[440px]')}>{children}</div>
      </div>
    </main>
  )
}
