import { landingWords } from '@sojourn/contract/landing/words'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
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
import { paths } from './offer.ts'

const jump = (target: string, label: string) => (
  <li>
    <Button asChild variant="ghost">
      <a href={target}>{label}</a>
    </Button>
  </li>
)

const Links = () => (
  <nav aria-label={landingWords.main} className="hidden sm:block">
    <ul className="flex">
      {jump('#features', landingWords.features)}
      <When fact="priced">{jump('#pricing', landingWords.pricing)}</When>
    </ul>
  </nav>
)

const SignIn = () => (
  <Button asChild variant="paper">
    <a href={paths.signIn}>{landingWords.signIn}</a>
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
      <SiteHeader overArt links={<Links />} end={<SignIn />} />
      <main id="content">
        <Hero panorama={art.panorama} />
        <section
          id="features"
          aria-labelledby="features-title"
          className={`${section} pt-13 [contain-intrinsic-size:auto_2548px] md:[contain-intrinsic-size:auto_1523px] lg:[contain-intrinsic-size:auto_1306px] lg:pt-21`}
        >
          <h2 id="features-title" className="type-page">
            {landingWords.features}
          </h2>
          <p className="mt-2 text-lg text-muted-foreground">{landingWords.featuresLine}</p>
          <FeatureCards art={art} />
        </section>
        <When fact="priced" otherwise={<div className="h-13 lg:h-21" />}>
          <section
            id="pricing"
            aria-labelledby="pricing-title"
            className={`${section} py-13 [contain-intrinsic-size:auto_1002px] md:[contain-intrinsic-size:auto_612px] lg:[contain-intrinsic-size:auto_544px] lg:py-21`}
          >
            <h2 id="pricing-title" className="type-page">
              {landingWords.pricing}
            </h2>
            <p className="mt-2 text-lg text-muted-foreground">{landingWords.pricingLine}</p>
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
  get title() {
    return say(landingWords.pageTitle, { product: productName })
  },
  get description() {
    return say(landingWords.pageDescription, { product: productName })
  },
  body: (art) => <LandingPage art={art} />,
}
