declare module 'virtual:contract-routes' {
  import type { EndpointName } from '@sojourn/contract/api'
  export const routes: Record<EndpointName, readonly [method: string, url: string]>
}
