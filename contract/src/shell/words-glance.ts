import { words } from '../words/words.ts'

export const shellGlanceWords = words('shell-glance', {
  packing: 'Packing',
  packed: 'Packed',
  packedOf: '{packed} of {total}',
  nothingYet: 'Nothing yet',
  budget: 'Budget',
  budgetUsed: 'Budget used',
  noBudget: 'No budget set',
  over: '{amount} over',
  left: '{amount} left',
  spent: '{spent} spent',
  spentOf: '{spent} of {budget} spent',
  todaysWeather: 'Today’s weather',
  weatherByPlace: 'Weather by place',
  weatherOnArrival: 'Weather on arrival',
  snow: 'Snow chance {percent}%, {note}',
  snowBy: 'Snow chance {percent}%, {note} by {credit}',
  rain: 'Rain chance {percent}%, {note}',
  rainBy: 'Rain chance {percent}%, {note} by {credit}',
})
