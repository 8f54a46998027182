import type { GuideTown } from '../../guide-town.ts'

/** From the Low Countries to the Alps, Italy and Iberia. */
export const townsOfWesternEurope = {
  ghent: { name: 'Ghent', country: 'Belgium', countryCode: 'BE', lat: 51.0543, lng: 3.7241, zone: 'Europe/Brussels', elevationM: 8, aliases: ['gent', 'gand'], guide: () => import('../ghent.ts') },
} as const satisfies Record<string, GuideTown>
