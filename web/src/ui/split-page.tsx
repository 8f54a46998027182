import type { ReactNode } from 'react'

import { useTheme } from '../browser/theme.ts'

interface Poster {
  caption: string
  place: string
  tall: { day: string; evening: string }
  wide: { day: string; evening: string }
}

interface SplitPageProps {
  poster: Poster
  /** A control on the picture, in its upper left corner. */
  corner?: ReactNode
  children: ReactNode
}

/** A poster beside the content; on a narrow screen a strip of it above, with the content as a sheet. */
export function SplitPage({ poster, corner, children }: SplitPageProps) {
  const hour = useTheme().theme === 'dark' ? 'evening' : 'day'
  return (
    <main className="min-h-dvh bg-surface lg:grid lg:grid-cols-2">
      <div className="relative h-[190px] overflow-hidden bg-night sm:h-[260px] lg:sticky lg:top-0 lg:h-dvh">
        <picture>
          <source media="(width < 64rem)" srcSet={poster.wide[hour]} />
          <img
            src={poster.tall[hour]}
            alt=""
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
        {corner && (
          <div className="absolute top-[max(1rem,env(safe-area-inset-top))] left-4 lg:top-6 lg:left-6">
            {corner}
          </div>
        )}
        <p className="absolute bottom-7 left-7 hidden rounded-md bg-[rgb(10_16_40/0.62)] px-4.5 py-2.5 text-white lg:block">
          <span className="block font-display text-xl leading-tight">{poster.caption}</span>
          <span className="block text-small">{poster.place}</span>
        </p>
      </div>
      <div className="relative -mt-7 flex flex-col rounded-t-xl bg-surface px-5 pt-6 pb-10 sm:px-6 sm:pt-9 lg:mt-0 lg:min-h-dvh lg:justify-center lg:rounded-none lg:px-10 lg:py-12">
        <div className="mx-auto w-full max-w-[440px]">{children}</div>
      </div>
    </main>
  )
}
