import { aiPlacesWords } from '@sojourn/contract/ai/words-places'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { durationText } from '@sojourn/contract/map/distance-text'
import { tellNow } from '../told-texts.ts'
import { isPlanned } from '../added-marks.ts'

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const partOfDay = (time: string): string => {
  if (time < '12:00') return aiPlacesWords.morning
  return time < '17:00' ? aiPlacesWords.afternoon : aiPlacesWords.evening
}

/** The planner's items as the timeline shows them; what was added is no idea any more (C-128). */
export const ideasOfPlans = (
  meant: readonly DayPlan[],
  items: readonly Pick<ItineraryItem, 'title' | 'date'>[],
): DaySuggestion[] =>
  tellNow(meant).flatMap(({ date, activities }) =>
    activities
      .filter(({ title }) => !isPlanned({ title, date }, items))
      .map(
        ({ id, type, title, priority, estimatedCost, description, location, tips, startTime, endTime }) => ({
          id,
          date,
          type,
          title,
          priority,
          estimatedCost,
          description,
          duration: durationText(Math.max(0, minuteOf(endTime) - minuteOf(startTime)) * 60),
          location: location || null,
          timeOfDay: partOfDay(startTime),
          tips,
        }),
      ),
  )
