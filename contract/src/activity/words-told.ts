import { words } from '../words/words.ts'

/** A line of the feed, in the usual words, and in those of a trip and its members. */
export const activityToldWords = words('activity-told', {
  added: '<b>{who}</b> added <b>{thing}</b>',
  changed: '<b>{who}</b> changed <b>{thing}</b>',
  removed: '<b>{who}</b> deleted <b>{thing}</b>',
  fields: '<b>{who}</b> changed the {fields} of <b>{thing}</b>',
  fieldTo: '<b>{who}</b> changed the {field} of <b>{thing}</b> to {value}',
  cleared: '<b>{who}</b> cleared the {field} of <b>{thing}</b>',
  more: 'more',
  someone: 'Someone',
  somebody: 'somebody',
  joined: '<b>{who}</b> joined <b>{trip}</b>',
  left: '<b>{who}</b> left <b>{trip}</b>',
  removedFrom: '<b>{who}</b> removed <b>{name}</b> from {trip}',
  renamedTrip: '<b>{who}</b> renamed the trip to <b>{trip}</b>',
  dates: '<b>{who}</b> changed the dates of <b>{trip}</b>',
})
