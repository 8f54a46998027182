import type { FreeService } from '@sojourn/contract/operator/services'
import { operatorServicesWords as words } from '@sojourn/contract/operator/words-services'
import CloudSun from 'icon:cloud-sun'
import ArrowLeftRight from 'icon:arrow-left-right'
import MapIcon from 'icon:map'
import Route from 'icon:route'
import Search from 'icon:search'
import type { Icon } from '../../ui/primitives/icon.ts'

interface ServiceText {
  icon: Icon
  color: string
  name: string
  provider: string
  gives: string
  learns: string
  /** Who asks it. */
  asker: string
  /** What travellers see while it does not answer. */
  without: string
}

export const serviceTexts: Record<FreeService, () => ServiceText> = {
  streetMaps: () => ({
    icon: MapIcon,
    color: 'var(--trip)',
    name: words.streetMaps,
    provider: 'OpenStreetMap',
    gives: words.streetMapsGives,
    learns: words.streetMapsLearns,
    asker: words.byBrowsers,
    without: '',
  }),
  forecast: () => ({
    icon: CloudSun,
    color: 'var(--planning)',
    name: words.forecast,
    provider: 'Open-Meteo',
    gives: words.forecastGives,
    learns: words.forecastLearns,
    asker: words.byServer,
    without: words.withoutForecast,
  }),
  placeSearch: () => ({
    icon: Search,
    color: 'var(--ai-ink)',
    name: words.placeSearch,
    provider: 'Nominatim',
    gives: words.placeSearchGives,
    learns: words.placeSearchLearns,
    asker: words.byServer,
    without: words.withoutPlaceSearch,
  }),
  routes: () => ({
    icon: Route,
    color: 'var(--success)',
    name: words.routes,
    provider: 'OSRM',
    gives: words.routesGives,
    learns: words.routesLearns,
    asker: words.byServer,
    without: words.withoutRoutes,
  }),
  rates: () => ({
    icon: ArrowLeftRight,
    color: 'var(--destructive)',
    name: words.rates,
    provider: words.centralBank,
    gives: words.ratesGives,
    learns: words.ratesLearns,
    asker: words.byServer,
    without: words.withoutRates,
  }),
}
