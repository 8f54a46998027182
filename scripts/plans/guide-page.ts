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
  months: readonly number[] | null
  wayMinutes: number | null
}

export function placesOf({ places, icons }: GuideTable): ReadonlyMap<string, ListedPlace> {
  return new Map(
    places.map((line) => {
      const [name, kind, latitude, longitude, minutes, cost, hours, , , , access, worth, , , , extras] = line
      const place: ListedPlace = {
        name,
        kind,
        latitude,
        longitude,
        minutes,
        cost,
        hours,
        worth,
        icon: icons.includes(name),
        isAccessible: access !== 'poor',
        months: extras?.season ? monthsFrom(...extras.season) : null,
        wayMinutes: extras?.way?.minutes ?? null,
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

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the crow flies. */
export function kmApart(a: Spot, b: Spot): number {
  const [lat, lng] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lng / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(Math.sin(lat / 2) ** 2 + across))
}

/** Nobody gets from one to the other in less: on foot, by what a town has, then by road. */
export function leastMinutes(km: number): number {
  const onFoot = km / 0.09
  const inTown = 4 + km / 0.5
  const byRoad = 10 + km / 1.2
  return Math.min(onFoot, inTown, byRoad)
}
