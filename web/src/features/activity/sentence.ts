// What others did, in a sentence: who, did what, to which thing.
import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { rowWords, type ContentCollection } from '@sojourn/contract/sync/collections'
import { tripDay } from '@sojourn/contract/trips/next-up'
import { type Currency, currencies } from '@sojourn/contract/values/currencies'
import { money, monthDay } from '../../browser/format.ts'
import { currentFigures } from '../../session/units.ts'
import { firstName } from '../../ui/initials.ts'

/** 'Tom' 'changed the time of' 'São Jorge Castle' 'to 11:00'. */
export interface Sentence {
  who: string
  did: string
  thing: string
  rest: string
}

type Told = Omit<Sentence, 'who'>
type Value = string | number | boolean | null

const valueOf = ({ values }: ActivityEntry, field: string): Value => (values[field] ?? null) as Value

const told = (did: string, thing: string, rest = ''): Told => ({ did, thing, rest })

const isContent = (collection: string): collection is ContentCollection => Object.hasOwn(rowWords, collection)

/** The row by its name; several by their number. */
function thingOf({ collection, name, count }: ActivityEntry): string {
  const [one, many] = isContent(collection) ? rowWords[collection] : [collection, `${collection}s`]
  return count > 1 ? `${count} ${many}` : (name ?? `an ${one}`.replace(/^an (?![aeiou])/, 'a '))
}

function dayText({ trip }: ActivityEntry, date: Value): string {
  if (typeof date !== 'string') return ''
  const day = tripDay({ ...trip, endDate: date }, date)
  return day > 0 ? `Day ${day}` : monthDay(date)
}

function moneyText(entry: ActivityEntry): string {
  const [amount, code] = [valueOf(entry, 'amount'), valueOf(entry, 'currency')]
  const currency = currencies.find((one) => one === code) as Currency | undefined
  return amount === null || !currency ? '' : money(Number(amount), currency)
}

/** A field that was changed alone; null for what is better told as a whole. */
function oneField(entry: ActivityEntry, words: Readonly<Record<string, string>>): Told | null {
  const [field, ...others] = entry.fields
  const word = field === undefined ? undefined : words[field]
  if (!field || !word || others.length > 0 || entry.count > 1) return null
  const value = valueOf(entry, field)
  const thing = thingOf(entry)
  if (value === null || value === '') return told(`cleared the ${word} of`, thing)
  const text = field === 'time' ? currentFigures().time(String(value)) : String(value)
  return told(`changed the ${word} of`, thing, text.length <= 40 ? `to ${text}` : '')
}

function itinerary(entry: ActivityEntry): Told {
  const thing = thingOf(entry)
  const day = dayText(entry, valueOf(entry, 'date'))
  if (entry.action === 'added') return told('added', thing, day && entry.count === 1 ? `to ${day}` : '')
  return entry.action === 'removed' ? told('deleted', thing) : changedActivity(entry, thing, day)
}

function changedActivity(entry: ActivityEntry, thing: string, day: string): Told {
  const fields = new Set(entry.fields)
  if (fields.delete('order') && fields.size === 0) return told('moved', thing)
  if (fields.has('date') && fields.size === 1)
    return told('moved', thing, entry.count === 1 ? `to ${day}` : '')
  if (fields.has('title') && fields.size === 1 && entry.count === 1)
    return told('renamed an activity to', thing)
  const single = oneField(
    { ...entry, fields: [...fields] },
    { time: 'time', location: 'location', type: 'type' },
  )
  return single ?? told('changed', thing)
}

function packing(entry: ActivityEntry): Told {
  const thing = entry.count > 1 ? `${entry.count} items` : thingOf(entry)
  if (entry.action === 'added') return told('added', thing, 'to the packing list')
  if (entry.action === 'removed') return told('took', thing, 'off the packing list')
  if (entry.fields.includes('packed')) return told(valueOf(entry, 'packed') ? 'packed' : 'unpacked', thing)
  return oneField(entry, { quantity: 'quantity' }) ?? told('changed', thing, 'on the packing list')
}

function expenses(entry: ActivityEntry): Told {
  const thing = thingOf(entry)
  const amount = entry.count === 1 ? moneyText(entry) : ''
  if (entry.action === 'added') return { did: 'added', thing, rest: amount && `, ${amount}` }
  if (entry.action === 'removed') return told('deleted', thing)
  if (entry.fields.includes('amount') && amount) return told('changed the amount of', thing, `to ${amount}`)
  return oneField(entry, { description: 'description' })
    ? told('renamed an expense to', thing)
    : told('changed', thing)
}

function members(entry: ActivityEntry): Told {
  const isOwn = entry.by?.id === entry.rowId
  const { title } = entry.trip
  if (entry.action === 'removed')
    return isOwn ? told('left', title) : told('removed', entry.name ?? 'somebody', `from ${title}`)
  return told('joined', title)
}

function trip(entry: ActivityEntry): Told {
  const { fields, action } = entry
  const { title } = entry.trip
  if (action === 'removed') return told('deleted', title)
  if (fields.includes('title')) return told('renamed the trip to', title)
  if (fields.includes('startDate') || fields.includes('endDate')) return told('changed the dates of', title)
  if (fields.includes('budget')) return told('changed the budget of', title)
  if (fields.includes('destination')) return told('changed the destination of', title)
  return told('changed', title)
}

const tellers = { itinerary, packing, expenses, members, trip }

/** Whoever joined is who the line is about, also when the account that wrote it is another's. */
function whoOf(entry: ActivityEntry): string {
  const isJoin = entry.collection === 'members' && entry.action === 'added'
  const name = isJoin ? (entry.name ?? entry.by?.name) : entry.by?.name
  return name ? firstName(name) : 'Someone'
}

export const sentenceOf = (entry: ActivityEntry): Sentence => ({
  who: whoOf(entry),
  ...tellers[entry.collection](entry),
})

/** The sentence as it is read out. */
export const sentenceText = ({ who, did, thing, rest }: Sentence): string =>
  `${who} ${did} ${thing}${rest.startsWith(',') || rest === '' ? rest : ` ${rest}`}`

const minuteMs = 60_000
const dayStart = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

export const isToday = (at: string, now: Date): boolean => dayStart(new Date(at)) === dayStart(now)

/** 'just now', '12 min', '2 h'; on other days 'Yesterday, 18:20' and 'Nov 3'. */
export function whenText(at: string, now: Date): string {
  const then = new Date(at)
  if (!isToday(at, now)) {
    const isYesterday = dayStart(new Date(now.getTime() - 24 * 60 * minuteMs)) === dayStart(then)
    const [year, month, day] = [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    return isYesterday
      ? `Yesterday, ${currentFigures().moment(then)}`
      : monthDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  }
  const minutes = Math.floor((now.getTime() - then.getTime()) / minuteMs)
  if (minutes < 1) return 'just now'
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}
