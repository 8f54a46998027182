import { packingApi } from '@sojourn/contract/packing/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { weatherQuestion } from '../weather/question.ts'
import { suggestItems } from './suggestions.ts'

export const packingRoutes: Routes = (app, deps) => {
  mount(app, deps, packingApi.suggestions, (call) => suggestItems(weatherQuestion(deps, call), call.access))
}
