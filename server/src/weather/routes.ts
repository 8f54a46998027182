import { weatherApi } from '@sojourn/contract/weather/api'
import { typicalDay } from '@sojourn/planner/climate/estimate'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { weatherAtPlace, weatherHere, weatherOfTrip } from './service.ts'
import { weatherSource } from './source.ts'

const warmUpMs = 1500

export const weatherRoutes: Routes = (app, deps) => {
  mount(app, deps, weatherApi.atPlace, (call) =>
    weatherAtPlace(weatherSource(deps, call), call.params.destination, call.query.date ?? call.today),
  )
  mount(app, deps, weatherApi.ofTrip, (call) => weatherOfTrip(weatherSource(deps, call), call.access))
  mount(app, deps, weatherApi.here, (call) =>
    weatherHere(weatherSource(deps, call), call.query.lat, call.query.lng),
  )
  // The climate of the world is fitted once: better before the first traveller asks.
  app.addHook('onListen', async () => {
    setTimeout(() => typicalDay({ lat: 0, lng: 0, elevationM: 0 }, '2026-01-01'), warmUpMs).unref()
  })
}
