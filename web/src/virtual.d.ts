declare module 'virtual:contract-routes' {
  import type { EndpointName } from '@sojourn/contract/api'
  export const routes: Record<EndpointName, readonly [method: string, url: string]>
}

declare module 'virtual:posters' {
  interface Poster {
    caption: string
    place: string
    tall: { day: string; evening: string }
    wide: { day: string; evening: string }
  }
  export const signIn: Poster
  export const premium: Poster
  export const lostRoad: Poster
}
