import type { ReactNode } from 'react'

/** The address of a picture drawn at build time, by day and in the evening (dark theme). */
export interface ThemedPicture {
  day: string
  evening: string
}

export interface SiteArt {
  /** The world behind the landing page: broad for large desks, wide for desks, tall for phones. */
  panorama: { broad: ThemedPicture; wide: ThemedPicture; tall: ThemedPicture }
  kyoto: ThemedPicture
  lisbon: ThemedPicture
  newYork: ThemedPicture
  lisbonCoast: ThemedPicture
}

/** A page that is put into its HTML at build time and reads without any script. No `style` props: the policy forbids them. */
export interface StaticPage {
  path: string
  title: string
  description: string
  body: (art: SiteArt) => ReactNode
}
