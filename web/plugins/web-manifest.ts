import { landingWords } from '@sojourn/contract/landing/words'
import { productName } from '@sojourn/contract/product'
import type { Plugin } from 'vite'

const icon = (file: string, sizes: string, purpose = 'any', type = 'image/png') => ({
  src: `/icons/${file}`,
  sizes,
  type,
  purpose,
})

const screenshot = (file: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${file}`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192.png', '192x192')] })

const manifest = {
  id: '/',
  name: productName,
  short_name: productName,
  description: landingWords.tagline,
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f6fa',
  theme_color: '#f4f6fa',
  lang: 'en',
  dir: 'ltr',
  categories: ['travel', 'productivity'],
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('maskable-512.png', '512x512', 'maskable'),
    icon('monochrome-512.png', '512x512', 'monochrome'),
    icon('mark.svg', 'any', 'any', 'image/svg+xml'),
  ],
  screenshots: [
    screenshot('trips-narrow.png', '585x1170', 'narrow', 'All trips, each with its postcard'),
    screenshot('home-narrow.png', '585x1170', 'narrow', 'Plan trips, pack smart, track budgets'),
    screenshot('trips-wide.png', '1280x800', 'wide', 'All trips, each with its postcard'),
  ],
  shortcuts: [
    shortcut('My Trips', '/?source=shortcut'),
    shortcut('Active Trips', '/?filter=active&source=shortcut'),
  ],
  launch_handler: { client_mode: 'navigate-existing' },
  prefer_related_applications: false,
}

/** What makes the app installable, with the product's own name. */
export const webManifest = (): Plugin => ({
  name: 'web-manifest',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
  },
})
