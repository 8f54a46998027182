/** How the card asks the browser for the position: give up after 15 s, take one that is at most 10 min old. */
export const positionOptions = { timeout: 15_000, maximumAge: 10 * 60_000 } as const

/** Whose weather is shown, by name, to whoever does not share the position (C-110). */
export const fallbackPlace = {
  city: 'Lisbon',
  country: 'Portugal',
  latitude: 38.72,
  longitude: -9.14,
} as const

export const weatherText = {
  unavailable: 'Weather data unavailable',
  retry: 'Retry',
  enableLocation: 'Enable location access for weather',
} as const

export const positionText = {
  here: 'Where you are',
  blocked: {
    title: 'Location is blocked',
    description: 'Allow it for this site in the settings of the browser, then press again.',
  },
  notFound: {
    title: 'Location not found',
    description: 'The device did not say where it is. Try again in a moment.',
  },
} as const

export const unknownPlace = (name: string): string => `We do not know a place called “${name}”`

/** A kilometre is near enough for the weather: the exact position never leaves the device. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 100) / 100
