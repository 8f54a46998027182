// A guide's table read as a person would, without the planner's own reading: what judges a plan must not share its errors.
import type { GuideTable } from '../../planner/src/guide/destination-guide.ts'

export interface Spot {
  latitude: number
  longitude: number
}

export interface ListedPlace extends Spot {
  name: string
  kind: string
  minutes: number
  /** US dollars a person. */
  cost: number
  hours: string
  worth: number
  icon: boolean
  isAccessible: boolean
  isOutdoor: boolean
  /** Of a compound with doors the way in costs what its dearest part does. */
  door: number
  /** What opens it together with others; null for a ticket of its own. */
  ticket: string | null
  /** It is for those who go out at night. */
  isNightlife: boolean
  months: readonly number[] | null
  wayMinutes: number | null
  /** One eats there, though one comes for more than that. */
  feeds: boolean
}

export function placesOf({
  places,
  icons,
  tickets = [],
  compounds = [],
}: GuideTable): ReadonlyMap<string, ListedPlace> {
  const costs = new Map(places.map(([name, , , , , cost]) => [name, cost]))
  const doorOf = (name: string): number =>
    Math.max(...(compounds.find((names) => names.includes(name)) ?? [name]).map((one) => costs.get(one) ?? 0))
  return new Map(
    places.map((line) => {
      const [
        name,
        kind,
        latitude,
        longitude,
        minutes,
        cost,
        hours,
        setting,
        ,
        likedBy,
        access,
        worth,
        ,
        ,
        ,
        extras,
      ] = line
      const place: ListedPlace = {
        name,
        kind,
        latitude,
        longitude,
        minutes,
        cost,
        door: hours === 'always' ? cost : doorOf(name),
        hours,
        worth,
        icon: icons.includes(name),
        isAccessible: access !== 'poor',
        isOutdoor: setting === 'outdoor',
        ticket: tickets.find((names) => names.includes(name))?.[0] ?? null,
        isNightlife: likedBy.split(' ').includes('nightlife'),
        months: extras?.season ? monthsFrom(...extras.season) : null,
        wayMinutes: extras?.way?.minutes ?? null,
        feeds: likedBy.split(' ').includes('food') && cost > 0 && (kind === 'market' || kind === 'evening'),
      }
      return [name, place]
    }),
  )
}

function monthsFrom(first: number, last: number): number[] {
  const months = [first]
  for (let month = first; month !== last; months.push(month)) month = (month % 12) + 1
  return months
}

const week = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const toMinutes = (text: string): number => {
  const [hour = '', minute = '0'] = text.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** Whether a list of days such as `Mo+We-Fr` names the day. */
function names(days: string, day: string): boolean {
  if (days === 'daily') return true
  return days.split('+').some((part) => {
    const [first = '', last = first] = part.split('-')
    const turned = [...week.slice(week.indexOf(first)), ...week.slice(0, week.indexOf(first))]
    return turned.indexOf(day) <= turned.indexOf(last)
  })
}

/** When the doors are open on a date, in minutes; null at any hour. Of two rules for a day the later one holds. */
export function doorsOn({ hours }: Pick<ListedPlace, 'hours'>, date: string): [number, number][] | null {
  if (hours === 'always') return null
  const day = week[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? ''
  const rule = hours.split(', ').findLast((one) => names(one.split(' ')[0] ?? '', day))
  return (rule?.split(' ').slice(1) ?? []).map((span) => {
    const [from = '', until = ''] = span.split('-')
    return [toMinutes(from), toMinutes(until)]
  })
}

export const isInMonth = ({ months }: ListedPlace, date: string): boolean =>
  months === null || months.includes(Number(date.slice(5, 7)))
