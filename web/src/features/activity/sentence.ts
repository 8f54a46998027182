// What others did, in a sentence: who, did what, to which thing.
import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { activityToldWords } from '@sojourn/contract/activity/words-told'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { type Sentence, sentence, type Telling, type ToldEntry } from '@sojourn/contract/sync/telling'
import { tellings } from '@sojourn/contract/sync/tellings'
import { syncOneWords } from '@sojourn/contract/sync/words-one'
import { tripDay } from '@sojourn/contract/trips/next-up'
import { tripsContentsWords } from '@sojourn/contract/trips/words-contents'
import { allCurrencies } from '@sojourn/contract/values/currencies'
import { listed } from '@sojourn/contract/values/listed'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { money } from '../../browser/format.ts'
import { currentFigures } from '../../session/units.ts'
import {
  fieldName,
  type FieldText,
  fieldTextOf,
  fieldTexts,
  shownValue,
} from '../../sync/writes/field-texts.ts'
import { firstName } from '../../ui/primitives/initials.ts'

type ContentEntry = ActivityEntry & { collection: ContentCollection }

const thingOf = ({ collection, name, count }: ContentEntry): string =>
  count > 1 ? say(tripsContentsWords[collection], { count }) : (name ?? syncOneWords[collection])

const tellingOf = ({ trip }: ActivityEntry): Telling => ({
  time: (value) => currentFigures().time(String(value)),
  day(date) {
    if (typeof date !== 'string') return ''
    const number = tripDay({ ...trip, endDate: date }, date)
    return number > 0 ? say(itineraryWords.day, { number }) : monthDay(date)
  },
  money({ amount = null, currency: code }) {
    const currency = allCurrencies.find((one) => one === code)
    return amount === null || !currency ? '' : money(Number(amount), currency)
  },
})

const isContent = (entry: ActivityEntry): entry is ContentEntry =>
  Object.hasOwn(descriptions, entry.collection)

/** In the words of its collection, or the usual ones: the field that was changed alone, else the row as a whole. */
function content(entry: ContentEntry, who: string): Sentence {
  const line = { ...entry, who, thing: thingOf(entry) }
  const own = tellings[entry.collection].told?.(line, tellingOf(entry))
  if (own) return own
  if (entry.action === 'changed') return changed(line, fieldTexts[entry.collection])
  return sentence(activityToldWords[entry.action], { who, thing: line.thing })
}

function changed(line: ToldEntry, texts: Readonly<Record<string, FieldText>>): Sentence {
  const { who, thing, fields, values, count } = line
  const [name = '', ...others] = fields.filter((one) => texts[one])
  const text = texts[name]
  if (!text || count > 1) return sentence(activityToldWords.changed, { who, thing })
  if (others.length > 0)
    return changedFields(who, thing, [text, ...others.flatMap((one) => texts[one] ?? [])])
  const field = fieldName(text)
  const value = values[name] ?? null
  if (text.text(value) === '') return sentence(activityToldWords.cleared, { who, thing, field })
  const shown = shownValue(text, value)
  return shown === null
    ? changedFields(who, thing, [text])
    : sentence(activityToldWords.fieldTo, { who, thing, field, value: shown })
}

const mostWords = 3

/** 'changed the time and location of'; many are not told one by one. */
function changedFields(who: string, thing: string, texts: readonly FieldText[]): Sentence {
  const names = texts.map(fieldName)
  const told = names.length > mostWords ? [...names.slice(0, mostWords - 1), activityToldWords.more] : names
  return sentence(activityToldWords.fields, { who, thing, fields: listed(told) })
}

function members(entry: ActivityEntry, who: string): Sentence {
  const isOwn = entry.by?.id === entry.rowId
  const trip = entry.trip.title
  if (entry.action !== 'removed') return sentence(activityToldWords.joined, { who, trip })
  if (isOwn) return sentence(activityToldWords.left, { who, trip })
  const name = entry.name ?? activityToldWords.somebody
  return sentence(activityToldWords.removedFrom, { who, trip, name })
}

function trip(entry: ActivityEntry, who: string): Sentence {
  const { fields, action } = entry
  const thing = entry.trip.title
  if (action === 'removed') return sentence(activityToldWords.removed, { who, thing })
  if (fields.includes('title')) return sentence(activityToldWords.renamedTrip, { who, trip: thing })
  if (fields.includes('startDate') || fields.includes('endDate'))
    return sentence(activityToldWords.dates, { who, trip: thing })
  const texts = fields.flatMap((name) => fieldTextOf(undefined, name) ?? [])
  return texts.length === 0
    ? sentence(activityToldWords.changed, { who, thing })
    : changedFields(who, thing, texts)
}

/** Whoever joined is who the line is about, also when the account that wrote it is another's. */
export function whoOf(entry: ActivityEntry): string {
  const isJoin = entry.collection === 'members' && entry.action === 'added'
  const name = isJoin ? (entry.name ?? entry.by?.name) : entry.by?.name
  return name ? firstName(name) : activityToldWords.someone
}

export function sentenceOf(entry: ActivityEntry): Sentence {
  const who = whoOf(entry)
  if (isContent(entry)) return content(entry, who)
  return entry.collection === 'members' ? members(entry, who) : trip(entry, who)
}
