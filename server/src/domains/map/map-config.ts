import type { MapConfig } from '@sojourn/contract/map/schema'
import type { Deps } from '../../kernel/deps.ts'
import { mapCredit } from '../../platform/env/public-services.ts'

/** Which map services this server has, and whom to credit for them. */
export const mapConfigOf = ({ chosen, env, providers }: Deps): MapConfig => ({
  tileUrl: chosen.addressOf('TILE_URL') ?? null,
  attribution: chosen.addressOf('TILE_URL') ? env.TILE_ATTRIBUTION : null,
  dataCredit: chosen.isPublic('ROUTER_URL') || chosen.isPublic('GEOCODER_URL') ? mapCredit : null,
  hasRouter: providers.router !== null,
  hasGeocoder: providers.geocoder !== null,
})
