import type { FreeService } from '@sojourn/contract/operator/services'
import { operatorServicesWords } from '@sojourn/contract/operator/words-services'
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
    name: operatorServicesWords.streetMaps,
    provider: 'OpenStreetMap',
    gives: operatorServicesWords.streetMapsGives,
    learns: operatorServicesWords.streetMapsLearns,
    asker: operatorServicesWords.byBrowsers,
    without: '',
  }),
  forecast: () => ({
    icon: CloudSun,
    color: 'var(--planning)',
    name: operatorServicesWords.forecast,
    provider: 'Open-Meteo',
    gives: operatorServicesWords.forecastGives,
    learns: operatorServicesWords.forecastLearns,
    asker: operatorServicesWords.byServer,
    without: operatorServicesWords.withoutForecast,
  }),
  placeSearch: () => ({
    icon: Search,
    color: 'var(--ai-ink)',
    name: operatorServicesWords.placeSearch,
    provider: 'Nominatim',
    gives: operatorServicesWords.placeSearchGives,
    learns: operatorServicesWords.placeSearchLearns,
    asker: operatorServicesWords.byServer,
    without: operatorServicesWords.withoutPlaceSearch,
  }),
  routes: () => ({
    icon: Route,
    color: 'var(--success)',
    name: operatorServicesWords.routes,
    provider: 'OSRM',
    gives: operatorServicesWords.routesGives,
    learns: operatorServicesWords.routesLearns,
    asker: operatorServicesWords.byServer,
    without: operatorServicesWords.withoutRoutes,
  }),
  rates: () => ({
    icon: ArrowLeftRight,
    color: 'var(--destructive)',
    name: operatorServicesWords.rates,
    provider: operatorServicesWords.centralBank,
    gives: operatorServicesWords.ratesGives,
    learns: operatorServicesWords.ratesLearns,
    asker: operatorServicesWords.byServer,
    without: operatorServicesWords.withoutRates,
  }),
}
