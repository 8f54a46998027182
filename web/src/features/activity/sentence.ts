// What others did, in a sentence: who, did what, to which thing.
import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { Telling } from '@sojourn/contract/sync/description'
import { tripDay } from '@sojourn/contract/trips/next-up'
import { currencies } from '@sojourn/contract/values/currencies'
import { listed } from '@sojourn/contract/values/listed'
import { monthDay } from '@sojourn/contract/values/date-text'
import { money } from '../../browser/format.ts'
import { currentFigures } from '../../session/units.ts'
import { fieldTextOf, fieldTexts, shownValue } from '../../sync/writes/field-texts.ts'
import { firstName } from '../../ui/primitives/initials.ts'

/** 'Tom' 'changed the time of' 'São Jorge Castle' 'to 11:00'. */
interface Sentence {
  who: string
  did: string
  thing: string
  rest: string
}

type Told = Omit<Sentence, 'who'>

const told = (did: string, thing: string, rest = ''): Told => ({ did, thing, rest })

function thingOf({ collection, name, count }: ContentEntry): string {
  const [one, many] = descriptions[collection].words
  return count > 1 ? `${count} ${many}` : (name ?? `an ${one}`.replace(/^an (?![aeiou])/, 'a '))
}

const tellingOf = ({ trip }: ActivityEntry): Telling => ({
  time: (value) => currentFigures().time(String(value)),
  day(date) {
    if (typeof date !== 'string') return ''
    const day = tripDay({ ...trip, endDate: date }, date)
    return day > 0 ? `Day ${day}` : monthDay(date)
  },
  money({ amount = null, currency: code }) {
    const currency = currencies.find((one) => one === code)
    return amount === null || !currency ? '' : money(Number(amount), currency)
  },
})

type ContentEntry = ActivityEntry & { collection: ContentCollection }

const isContent = (entry: ActivityEntry): entry is ContentEntry =>
  Object.hasOwn(descriptions, entry.collection)

/** In the words of its collection, or the usual ones: the field that was changed alone, else the row as a whole. */
function content(entry: ContentEntry): Told {
  const thing = thingOf(entry)
  const own = descriptions[entry.collection].told?.(entry, thing, tellingOf(entry))
  if (own) return told(...own)
  if (entry.action === 'changed') return changed(entry, thing)
  return told(entry.action === 'added' ? 'added' : 'deleted', thing)
}

function changed({ collection, fields, values, count }: ContentEntry, thing: string): Told {
  const texts = fieldTexts[collection]
  const [field, ...others] = fields.filter((name) => texts[name])
  const text = field && texts[field]
  if (!text || count > 1) return told('changed', thing)
  if (others.length > 0)
    return told(changedWords([field, ...others].map((name) => texts[name]?.word ?? name)), thing)
  const value = values[field] ?? null
  if (text.text(value) === '') return told(`cleared the ${text.word} of`, thing)
  const shown = shownValue(text, value)
  return told(`changed the ${text.word} of`, thing, shown === null ? '' : `to ${shown}`)
}

const mostWords = 3

/** 'changed the time and location of'; many are not told one by one. */
const changedWords = (words: readonly string[]): string =>
  words.length > mostWords
    ? `changed the ${listed([...words.slice(0, mostWords - 1), 'more'])} of`
    : `changed the ${listed(words)} of`

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
  if (fields.length === 0) return told('changed', title)
  return told(changedWords(fields.map((name) => fieldTextOf(undefined, name).word)), title)
}

function tell(entry: ActivityEntry): Told {
  if (isContent(entry)) return content(entry)
  return entry.collection === 'members' ? members(entry) : trip(entry)
}

/** Whoever joined is who the line is about, also when the account that wrote it is another's. */
function whoOf(entry: ActivityEntry): string {
  const isJoin = entry.collection === 'members' && entry.action === 'added'
  const name = isJoin ? (entry.name ?? entry.by?.name) : entry.by?.name
  return name ? firstName(name) : 'Someone'
}

export const sentenceOf = (entry: ActivityEntry): Sentence => ({
  who: whoOf(entry),
  ...tell(entry),
})

export const sentenceText = ({ who, did, thing, rest }: Sentence): string =>
  `${who} ${did} ${thing}${rest.startsWith(',') || rest === '' ? rest : ` ${rest}`}`
