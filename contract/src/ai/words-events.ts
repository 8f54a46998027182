import { words } from '../words/words.ts'

export const aiEventsWords = words('ai-events', {
  holidayText:
    'A public holiday: banks and many shops and museums are closed, and transport runs less often.',
  checkDates: '{description} Check this year’s dates.',

  holiday: 'Holiday',
  festival: 'Festival',
  music: 'Music',
  food: 'Food',
  culture: 'Culture',
  sport: 'Sport',
  market: 'Market',
  religious: 'Religious',
})
