import { activityApi } from './activity/api.ts'
import { aiApi } from './ai/api.ts'
import { authApi } from './auth/api.ts'
import { billingApi } from './billing/api.ts'
import { testCheckoutApi } from './billing/test-checkout.ts'
import { exportApi } from './export/api.ts'
import type { Endpoint } from './http/endpoint.ts'
import { insightsApi } from './insights/api.ts'
import { mapApi } from './map/api.ts'
import { membersApi } from './members/api.ts'
import { operatorApi } from './operator/api.ts'
import { placesApi } from './places/api.ts'
import { syncApi } from './sync/api.ts'
import { contentApi } from './sync/registry.ts'
import { tripsApi } from './trips/api.ts'
import { weatherApi } from './weather/api.ts'

/** Every call of the product, by domain. */
export const api = {
  activity: activityApi,
  ai: aiApi,
  auth: authApi,
  billing: billingApi,
  testCheckout: testCheckoutApi,
  trips: tripsApi,
  members: membersApi,
  operator: operatorApi,
  export: exportApi,
  places: placesApi,
  map: mapApi,
  insights: insightsApi,
  weather: weatherApi,
  sync: syncApi,
  ...contentApi,
} as const

export type Api = typeof api

/** `packing.add` and the like. */
export type EndpointName = { [D in keyof Api]: `${D}.${keyof Api[D] & string}` }[keyof Api]

export type EndpointOf<N extends EndpointName> = N extends `${infer D extends keyof Api}.${infer K}`
  ? K extends keyof Api[D]
    ? Api[D][K]
    : never
  : never

export const endpoints: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(api).flatMap(
  ([domain, group]) =>
    Object.entries(group).map(
      ([name, endpoint]) => [`${domain}.${name}` as EndpointName, endpoint as Endpoint] as const,
    ),
)
