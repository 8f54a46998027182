import { aiApi } from '@sojourn/contract/ai/api'
import { errorsWords } from '@sojourn/contract/errors/words'
import { usualGroupSize } from '@sojourn/contract/ai/group-size'
import { interestKeyOf } from '@sojourn/contract/ai/preferences'
import type { ItineraryPreferences } from '@sojourn/contract/ai/requests'
import { wishesOf } from '@sojourn/planner/assistant/full-itinerary'
import { type TripFacts, usualWishes } from '@sojourn/planner/assistant/trip-facts'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toldFor } from '../../kernel/http/told-answer.ts'
import type { Deps, Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import type { Call } from '../../kernel/mount/call.ts'
import { addPlanItems } from './add-plan-items.ts'
import { generate } from './generate.ts'
import { optimisedBudget, eventsOf, recommendationsFor } from './recommendations.ts'
import { clearPlan, readResults } from './results.ts'
import { takeCall } from './turns.ts'

export const aiRoutes: Routes = (app, deps) => {
  mount(app, deps, aiApi.saved, ({ db, access }) => readResults(db, access))
  mount(app, deps, aiApi.clear, async ({ db, access }) => {
    await clearPlan(db, access)
    return { ok: true as const }
  })
  mount(app, deps, aiApi.addActivities, ({ db, access, body, user, request, reply }) =>
    addPlanItems(db, access, body.selectedActivities, (item) =>
      toldFor(deps, request, reply, user.language, item),
    ),
  )
  mountGenerators(app, deps)
  const arrive = ({ user }: { user: SignedIn }) => takeCall(deps, user)
  mount(app, deps, aiApi.personalized, { arrive, perform: (call) => recommendationsFor(deps, call) })
  mount(app, deps, aiApi.budget, { arrive, perform: (call) => optimisedBudget(deps, call) })
  mount(app, deps, aiApi.events, { arrive, perform: ({ db, body }) => eventsOf(db, body) })
}

const preferencesOf = (
  body: Call<typeof aiApi.itinerary>['body'],
  facts: TripFacts,
): ItineraryPreferences => ({
  ...body,
  groupSize: body.groupSize ?? usualGroupSize(facts),
})

function mountGenerators(app: Parameters<Routes>[0], deps: Deps): void {
  mount(app, deps, aiApi.suggest, (call) =>
    generate(deps, call, 'suggestions', {
      wishesFor: usualWishes,
      make: ({ facts, guide }, wishes, { ideas }) =>
        deps.workers.run(call.user.id, 'suggestPlaces', facts, guide, wishes, ideas),
      isEmpty: (suggestions) => suggestions.length === 0,
      answer: (saved) => saved,
    }),
  )
  mount(app, deps, aiApi.plan, (call) =>
    generate(deps, call, 'plan', {
      wishesFor: (facts) => {
        const { interests = [], guide: _chosen, ...options } = call.body
        return {
          ...usualWishes(facts),
          ...options,
          interests: interests.flatMap((label) => interestKeyOf(label) ?? []),
        }
      },
      make: ({ facts, guide, parts }, wishes, { ideas }) =>
        deps.workers.run(call.user.id, 'planDays', facts, guide, wishes, ideas, parts),
      isEmpty: (days) => days.every(({ activities }) => activities.length === 0),
      answer: ({ dayPlans, dayPlansAt, notice }) => ({ dayPlans, dayPlansAt, notice }),
    }),
  )
  mount(app, deps, aiApi.itinerary, (call) =>
    generate(deps, call, 'itinerary', {
      wishesFor: (facts) => wishesOf(preferencesOf(call.body, facts), facts),
      make: ({ facts, guide, parts }, _wishes, { ideas, said }) => {
        const preferences = preferencesOf(call.body, facts)
        return deps.workers.run(call.user.id, 'fullItinerary', facts, guide, preferences, ideas, said, parts)
      },
      isEmpty: ({ dailyItineraries }) => dailyItineraries.every(({ activities }) => activities.length === 0),
      answer: ({ itinerary }) => {
        if (!itinerary) throw new AppError('not_found', errorsWords.notFound)
        return itinerary
      },
    }),
  )
}
