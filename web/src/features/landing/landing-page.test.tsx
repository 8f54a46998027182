import { fillPage } from '@sojourn/contract/http/page-template'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteArt } from '../../static-pages/static-page.ts'
import { landingPage } from './landing-page.tsx'

const picture = { day: '/day.webp', evening: '/evening.webp' }
const art: SiteArt = {
  panorama: { broad: picture, wide: picture, tall: picture },
  kyoto: picture,
  lisbon: picture,
  newYork: picture,
  lisbonCoast: picture,
}
const shown = (priced: string | null) => fillPage(renderToStaticMarkup(landingPage.body(art)), { priced })

test('where nothing is sold the landing page shows no price, and no way to one', () => {
  expect(shown('yes')).toMatch(/\$7\.99[\s\S]*#pricing|#pricing[\s\S]*\$7\.99/)
  expect(shown(null)).not.toMatch(/7\.99|#pricing|id="pricing"|Start Premium/)
  expect(shown(null)).toContain('id="features"')
})
