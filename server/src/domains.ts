import type { Api } from '@sojourn/contract/api'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { activityRoutes } from './domains/activity/routes.ts'
import { aiRoutes } from './domains/ai/routes.ts'
import { aiPurge } from './domains/ai/rows.ts'
import { artRoutes } from './domains/art/routes.ts'
import { authRoutes } from './domains/auth/routes.ts'
import { authPurge } from './domains/auth/rows.ts'
import { billingJobs } from './domains/billing/jobs.ts'
import { billingRoutes } from './domains/billing/routes.ts'
import { billingPurge } from './domains/billing/rows.ts'
import { expenseJobs } from './domains/expenses/jobs.ts'
import { expenseRoutes } from './domains/expenses/routes.ts'
import { exportRoutes } from './domains/export/routes.ts'
import { healthRoutes } from './domains/health/routes.ts'
import { insightRoutes } from './domains/insights/routes.ts'
import { itineraryRoutes } from './domains/itinerary/routes.ts'
import { livePurge } from './domains/live/rows.ts'
import { mapRoutes } from './domains/map/routes.ts'
import { memberRoutes } from './domains/members/routes.ts'
import { memberPurge } from './domains/members/rows.ts'
import { operatorRoutes } from './domains/operator/routes.ts'
import { packingRoutes } from './domains/packing/routes.ts'
import { placeJobs } from './domains/places/jobs.ts'
import { placeRoutes } from './domains/places/routes.ts'
import { syncRoutes } from './domains/sync/routes.ts'
import { tripJobs, tripPurge } from './domains/trips/jobs.ts'
import { tripRoutes } from './domains/trips/routes.ts'
import { weatherJobs } from './domains/weather/jobs.ts'
import { weatherRoutes } from './domains/weather/routes.ts'
import type { Domain } from './kernel/domain.ts'

/** Calls of the contract that no domain serves by itself: those of rows, and those of billing while it is tried. */
type Elsewhere = ContentCollection | 'testCheckout'

/** What each domain registers. Outside services, mails and what threads do have lists of their own beside this one. */
const registered = {
  auth: { routes: authRoutes, purge: authPurge },
  billing: { routes: billingRoutes, jobs: billingJobs, purge: billingPurge },
  trips: { routes: tripRoutes, jobs: tripJobs, purge: tripPurge },
  operator: { routes: operatorRoutes },
  members: { routes: memberRoutes, purge: memberPurge },
  activity: { routes: activityRoutes },
  sync: { routes: syncRoutes },
  itinerary: { routes: itineraryRoutes },
  map: { routes: mapRoutes },
  insights: { routes: insightRoutes },
  ai: { routes: aiRoutes, purge: aiPurge },
  packing: { routes: packingRoutes },
  weather: { routes: weatherRoutes, jobs: weatherJobs },
  expenses: { routes: expenseRoutes, jobs: expenseJobs },
  export: { routes: exportRoutes },
  places: { routes: placeRoutes, jobs: placeJobs },
  health: { routes: healthRoutes },
  art: { routes: artRoutes },
  live: { purge: livePurge },
} satisfies Record<Exclude<keyof Api, Elsewhere>, Domain> & Record<string, Domain>

export const domains: readonly Domain[] = Object.values(registered)

export const purgeRules = domains.flatMap(({ purge = [] }) => purge)
