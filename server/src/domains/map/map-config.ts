import type { MapConfig } from '@sojourn/contract/map/schema'
import type { Deps } from '../../kernel/deps.ts'
import { mapCredit } from '../../platform/env/public-services.ts'

/** Which map services this server has, and whom to credit for them. */
export const mapConfigOf = ({ env, providers }: Deps): MapConfig => ({
  tileUrl: env.TILE_URL ?? null,
  attribution: env.TILE_URL ? env.TILE_ATTRIBUTION : null,
  dataCredit: env.isPublic('ROUTER_URL') || env.isPublic('GEOCODER_URL') ? mapCredit : null,
  hasRouter: providers.router !== null,
  hasGeocoder: providers.geocoder !== null,
})
