/** A place on the globe, in degrees. */
export interface Point {
  lat: number
  lng: number
}

interface Located {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where a row lies; null when nobody knows. */
export const pointOf = ({ latitude, longitude }: Located): Point | null =>
  latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
