// An idea gets a day, an activity becomes an idea again: one write, one way back.
import { ideaSteps, planSteps } from '@sojourn/contract/ideas/as-item'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { ideasPlanWords } from '@sojourn/contract/ideas/words-plan'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { TripStep } from '@sojourn/contract/sync/steps'
import { shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { savedToast } from '../sync/queue/queued.ts'
import { inverseSteps, writeSteps } from '../sync/writes/steps.ts'
import { inBackground } from '../sync/writes/write-rows.ts'
import { type ToastInput, toast } from '../toasts/toast-store.ts'

interface Move {
  tripId: number
  steps: readonly TripStep[]
  thing: string
  failure: string
  told: ToastInput
}

function move({ tripId, steps, thing, failure, told }: Move): void {
  const back = inverseSteps(tripId, steps)
  const undo = () => inBackground(() => writeSteps(tripId, { steps: back, thing, failure }))
  inBackground(async () => {
    const answer = await writeSteps(tripId, { steps, thing, failure })
    toast(savedToast(answer, { ...told, action: { label: ideasWords.undo, undo: true, onPress: undo } }))
  })
}

type When = Parameters<typeof planSteps>[1]

export const putOnDay = (idea: Idea, when: When): void =>
  move({
    tripId: idea.tripId,
    steps: planSteps(idea, when),
    thing: idea.title,
    failure: ideasWords.failedPut,
    told: {
      variant: 'success',
      title: ideasWords.onDay,
      description: say(ideasWords.onDayText, { title: idea.title, day: shortDay(when.date) }),
    },
  })

/** Several at once: one write, one way back. */
export const putAllOnDays = (tripId: number, ideas: readonly { idea: Idea; when: When }[]): void =>
  move({
    tripId,
    steps: ideas.flatMap(({ idea, when }) => planSteps(idea, when)),
    thing: say(ideasPlanWords.thing, { count: ideas.length }),
    failure: ideasPlanWords.notAdded,
    told: {
      variant: 'success',
      title: ideasPlanWords.added,
      description: say(ideasPlanWords.addedText, { count: ideas.length }),
    },
  })

export const moveToIdeas = (item: ItineraryItem): void =>
  move({
    tripId: item.tripId,
    steps: ideaSteps(item),
    thing: item.title,
    failure: ideasWords.failedBack,
    told: { variant: 'success', title: ideasWords.isBack, description: item.title },
  })
