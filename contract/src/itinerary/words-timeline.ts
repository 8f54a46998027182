import { words } from '../words/words.ts'

export const itineraryTimelineWords = words('itinerary-timeline', {
  title: 'Travel Timeline',
  expand:
    '{count} day planned • Click to expand travel dates|{count} days planned • Click to expand travel dates',
  collapse:
    '{count} day planned • Click to collapse travel dates|{count} days planned • Click to collapse travel dates',
  todayIs: '<lead>Today is </lead>{day}',
  pastSpoken: ', past',
  todaySpoken: ', today',
  andMore: 'and more',
  outside:
    '{count} activity outside the travel dates: see the Activities List.|{count} activities outside the travel dates: see the Activities List.',

  yourActivities: 'Your Activities',
  moreInList: '{more} more are in the Activities List.',
  anyTime: 'Any time',
  until: 'until {time}',
  quoted: '“{text}”',
  emptyDay: 'No activities planned for this day',
  emptyDayText: 'Let the Smart Itinerary Planner fill it, or add one yourself.',
  planDay: 'Plan this day',
  addYourself: 'Add yourself',

  ideas: 'AI Suggestions',
  ideaCount: '{count} idea|{count} ideas',
  noIdeas: 'No ideas for this day yet. The Smart Itinerary Planner puts them here.',
  free: 'Free',
  estimatedCost: 'Estimated cost',
  duration: 'Duration',
  timeOfDay: 'Time of day',
  location: 'Location',
  add: 'Add<hidden> {title}</hidden>',
  putAside: 'Put aside<hidden> {title}</hidden>',
})
