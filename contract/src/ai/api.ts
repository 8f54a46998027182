import { z } from 'zod'
import { saying } from '../words/meaning-schema.ts'
import type { EndpointGroup } from '../http/endpoint.ts'
import { itineraryItem } from '../itinerary/schema.ts'
import { done, inTrip } from '../values/fields.ts'
import { budgetOptimization, localEvent, recommendation, savedResults } from './schema.ts'
import { detailedItinerary } from './plans.ts'
import {
  eventsRequest,
  itineraryRequest,
  optimizationRequest,
  personalizedRequest,
  plannerOptions,
  suggestOptions,
} from './requests.ts'

const maxSelected = 200

export const aiApi = {
  saved: {
    method: 'GET',
    url: '/api/trips/:tripId/ai-suggestions',
    summary: 'Suggestions, day plans and itinerary that were generated last; never generates',
    access: 'content.read',
    params: inTrip,
    reply: savedResults,
  },
  suggest: {
    method: 'POST',
    url: '/api/trips/:tripId/ai-suggestions',
    summary: 'Generate a new list of quick suggestions',
    access: 'content.edit',
    feature: 'ai_suggestions',
    generates: true,
    params: inTrip,
    body: suggestOptions,
    reply: savedResults,
  },
  clear: {
    method: 'DELETE',
    url: '/api/trips/:tripId/ai-suggestions',
    summary: 'Remove the saved day plans; what was added to the itinerary stays',
    access: 'content.edit',
    params: inTrip,
    reply: done,
  },
  itinerary: {
    method: 'POST',
    url: '/api/trips/:tripId/ai-itinerary',
    summary: 'Generate a full day-by-day itinerary',
    access: 'content.edit',
    feature: 'ai_suggestions',
    generates: true,
    params: inTrip,
    body: itineraryRequest,
    reply: detailedItinerary,
  },
  plan: {
    method: 'POST',
    url: '/api/trips/:tripId/smart-itinerary',
    summary: 'Generate the day plans of the Smart Itinerary Planner',
    access: 'content.edit',
    feature: 'ai_suggestions',
    generates: true,
    params: inTrip,
    body: plannerOptions,
    reply: savedResults.pick({ dayPlans: true, dayPlansAt: true, notice: true }),
  },
  addActivities: {
    method: 'POST',
    url: '/api/trips/:tripId/add-ai-activities',
    summary: 'Add activities of the saved day plans or itinerary to the trip, by their ids',
    access: 'content.edit',
    params: inTrip,
    body: z.object({ selectedActivities: z.array(z.string().max(200)).min(1).max(maxSelected) }),
    reply: z.object({ message: saying, items: z.array(itineraryItem) }),
  },
  personalized: {
    method: 'POST',
    url: '/api/ai/personalized-recommendations',
    summary: 'Recommendations for a trip from its plan, season and the traveller’s history',
    access: 'signed-in',
    feature: 'ai_pro',
    repeatable: true,
    body: personalizedRequest,
    reply: z.array(recommendation),
  },
  budget: {
    method: 'POST',
    url: '/api/ai/budget-optimization',
    summary: 'Where a trip’s budget goes and what could be saved',
    access: 'signed-in',
    feature: 'ai_pro',
    repeatable: true,
    body: optimizationRequest,
    reply: budgetOptimization,
  },
  events: {
    method: 'POST',
    url: '/api/ai/local-events',
    summary: 'Public holidays and known festivals at a destination within the dates',
    access: 'signed-in',
    feature: 'ai_pro',
    repeatable: true,
    body: eventsRequest,
    reply: z.array(localEvent),
  },
} as const satisfies EndpointGroup
