import { weatherApi } from '@sojourn/contract/weather/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { weatherContext } from './context.ts'
import { weatherAtPlace, weatherHere, weatherOfTrip } from './service.ts'

export const weatherRoutes: Routes = (app, deps) => {
  mount(app, deps, weatherApi.atPlace, (call) =>
    weatherAtPlace(weatherContext(deps, call), call.params.destination, call.query.date ?? call.today),
  )
  mount(app, deps, weatherApi.ofTrip, (call) => weatherOfTrip(weatherContext(deps, call), call.access))
  mount(app, deps, weatherApi.here, (call) =>
    weatherHere(weatherContext(deps, call), call.query.lat, call.query.lng),
  )
}
