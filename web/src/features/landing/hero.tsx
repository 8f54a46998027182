import { landingWords } from '@sojourn/contract/landing/words'
import ArrowRight from 'icon:arrow-right'
import { Balloons } from '../../postcards/balloons.tsx'
import type { SiteArt, ThemedPicture } from '../../static-pages/static-page.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import type { IconProps } from '../../ui/primitives/icon.ts'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { paths } from './offer.ts'

/** Says nothing the page does not, so it has no text. The evening is hidden by day and then never loaded. */
function Panorama({ broad, wide, tall }: SiteArt['panorama']) {
  const layer = (hour: keyof ThemedPicture, className: string) => (
    <picture>
      <source media="(width < 40rem)" srcSet={tall[hour]} />
      <source media="(width >= 100rem)" srcSet={broad[hour]} />
      <img
        src={wide[hour]}
        alt=""
        width={1440}
        height={860}
        fetchPriority={hour === 'day' ? 'high' : undefined}
        loading={hour === 'day' ? undefined : 'lazy'}
        className={cn('absolute inset-0 size-full object-cover object-bottom', className)}
      />
    </picture>
  )
  return (
    <>
      {layer('day', 'dark:hidden')}
      {layer('evening', 'hidden dark:block')}
    </>
  )
}

function StartIcon({ size }: IconProps) {
  return (
    <>
      <ArrowRight size={size} className="shrink-0 group-data-loading:hidden" />
      <Spinner size={size} className="hidden group-data-loading:block" />
    </>
  )
}

/** A form, so that it starts without script and can be disabled for real while the next page loads. */
function StartPlanning() {
  return (
    <form action={paths.start} data-start-planning="">
      <Button type="submit" variant="sun" size="lg" iconEnd={StartIcon} className="group min-w-[194px]">
        {landingWords.start}
      </Button>
    </form>
  )
}

export function Hero({ panorama }: Pick<SiteArt, 'panorama'>) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate -mt-[68px] h-[clamp(40rem,200vw,48rem)] overflow-hidden bg-linear-to-b from-[#8fd0f2] to-[#2f86c0] sm:h-[clamp(40rem,84vw,48rem)] lg:-mt-[84px] lg:h-[clamp(42rem,59.7vw,56rem)] dark:from-[#0a1230] dark:to-[#141d4a]"
    >
      {/* The picture leaves the side free on which the text begins. */}
      <div className="absolute inset-0 -z-10 rtl:-scale-x-100">
        <Panorama {...panorama} />
        {/* On a tablet they move up, beside the text. */}
        <Balloons className="sm:max-lg:-top-[30%] sm:max-lg:bottom-[30%] sm:max-lg:left-[52%]" />
      </div>
      <div className="relative px-[18px] pt-[104px] sm:px-6 lg:px-12 lg:pt-[132px] xl:px-[max(3rem,calc((100%-1160px)/2))]">
        <h1
          id="hero-title"
          className="type-hero max-w-[12ch] max-sm:text-[clamp(2.5rem,13.4vw,3.25rem)] lg:max-xl:text-[4.5rem]"
        >
          {landingWords.title}
        </h1>
        <p className="mt-4 text-[1.0625rem] font-medium sm:text-xl lg:text-[1.4375rem]">
          {landingWords.tagline}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <StartPlanning />
          <Button asChild variant="paper" size="lg" className="dark:shadow-none">
            <a href={paths.signIn}>{landingWords.signIn}</a>
          </Button>
        </div>
      </div>
    </section>
  )
}
