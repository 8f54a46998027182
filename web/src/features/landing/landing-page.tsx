import { InstallOfferSlot } from '../../static-pages/install-offer-slot.tsx'
import { SiteFooter } from '../../static-pages/site-footer.tsx'
import { SiteHeader } from '../../static-pages/site-header.tsx'
import type { SiteArt, StaticPage } from '../../static-pages/static-page.ts'
import { When } from '../../static-pages/when.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { PriceCards } from './price-cards.tsx'
import { landingFeatures, hero, landingTexts, paths, pricing } from './texts.ts'

const jump = (target: string, label: string) => (
  <li>
    <Button asChild variant="ghost">
      <a href={target}>{label}</a>
    </Button>
  </li>
)

const links = (
  <nav aria-label="Main" className="hidden sm:block">
    <ul className="flex">
      {jump('#features', landingFeatures.title)}
      <When fact="priced">{jump('#pricing', pricing.title)}</When>
    </ul>
  </nav>
)

const signIn = (
  <Button asChild variant="paper">
    <a href={paths.signIn}>{hero.signIn}</a>
  </Button>
)

/** Out of sight, a section is not laid out; its height is then the given one, measured, and later the one it had. */
const section =
  'mx-auto max-w-[1160px] px-4 [content-visibility:auto] sm:px-6 lg:px-10 xl:max-w-[1176px] xl:px-2'

function LandingPage({ art }: { art: SiteArt }) {
  return (
    <>
      <SkipLink />
      {/* The first 40 px of the page: out of sight means scrolled. */}
      <div data-page-top="" className="absolute top-0 h-10 w-px" />
      <SiteHeader overArt links={links} end={signIn} />
      <main id="content">
        <Hero panorama={art.panorama} />
        <section
          id="features"
          aria-labelledby="features-title"
          className={`${section} pt-13 [contain-intrinsic-size:auto_2548px] md:[contain-intrinsic-size:auto_1523px] lg:[contain-intrinsic-size:auto_1306px] lg:pt-21`}
        >
          <h2 id="features-title" className="type-page">
            {landingFeatures.title}
          </h2>
          <p className="mt-2 text-lg text-muted-foreground">{landingFeatures.line}</p>
          <FeatureCards art={art} />
        </section>
        <When fact="priced" otherwise={<div className="h-13 lg:h-21" />}>
          <section
            id="pricing"
            aria-labelledby="pricing-title"
            className={`${section} py-13 [contain-intrinsic-size:auto_1002px] md:[contain-intrinsic-size:auto_612px] lg:[contain-intrinsic-size:auto_544px] lg:py-21`}
          >
            <h2 id="pricing-title" className="type-page">
              {pricing.title}
            </h2>
            <p className="mt-2 text-lg text-muted-foreground">{pricing.line}</p>
            <PriceCards />
          </section>
        </When>
      </main>
      <SiteFooter />
      <InstallOfferSlot />
    </>
  )
}

export const landingPage: StaticPage = {
  path: '/',
  ...landingTexts,
  body: (art) => <LandingPage art={art} />,
}
