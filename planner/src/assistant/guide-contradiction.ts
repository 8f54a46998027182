// A model's line about a place of the guide, held against the hours and the price that the guide looked up.
import type { Currency } from '@sojourn/contract/values/currencies'
import type { GuidePlace } from '../guide/guide-place.ts'
import type { WeekHours } from '../guide/week-hours.ts'
import type { TripFacts } from './trip-facts.ts'

/** Whether it says something of hours or cost that the guide does not. */
export function contradictsGuide(
  text: string,
  { hours, cost }: Pick<GuidePlace, 'hours' | 'cost'>,
  rate: Pick<TripFacts, 'currency' | 'perDollar'>,
): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  return contradictsDays(said, hours) || contradictsTimes(said, hours) || contradictsCost(said, cost, rate)
}

const inDollars = { currency: 'USD', perDollar: 1 } as const
const neverOpen: WeekHours = Array.from({ length: 7 }, () => [])

/** Whether it says anything of hours or cost: it then contradicts one of two places that share nothing. */
export const saysHoursOrCost = (text: string): boolean =>
  contradictsGuide(text, { hours: null, cost: 0 }, inDollars) ||
  contradictsGuide(text, { hours: neverOpen, cost: 10_000 }, inDollars)

const dayStems = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const dayWord = /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/g
const everyDay = /\b(?:daily|every ?day|all week|seven days|7 days)\b/
const weekend = /\bweekends?\b/

/** From Monday. */
function daysIn(text: string): number[] {
  if (everyDay.test(text)) return dayStems.map((_, day) => day)
  const named = [...text.matchAll(dayWord)].map(([word]) => dayStems.indexOf(word.slice(0, 3)))
  return weekend.test(text) ? [...named, 5, 6] : named
}

const closed = /\b(?:closed|shut)\b(?! (?:to|off|shoes|toes)\b)/
const opened = /\b(?:open|opens|opening)\b/

function contradictsDays(said: string, hours: WeekHours): boolean {
  const isOpen = (day: number): boolean => hours === null || (hours[day] ?? []).length > 0
  const days = daysIn(said)
  if (closed.test(said)) return days.length === 0 || days.some(isOpen)
  return opened.test(said) && days.some((day) => !isOpen(day))
}

const allHours =
  /\b24[ -]?(?:hours|h\b)|\b24\/7\b|\baround the clock\b|\bnever closes\b|\balways open\b|\bat any hour\b/
const ofOpening = /\b(?:open|opens|opening|closes|closing|hours|until|till|doors)\b/
const late = /\bopen late\b|\bopen until late\b/
const lateFrom = 20 * 60
const noon = 12 * 60
const wholeDay = 24 * 60

function contradictsTimes(said: string, hours: WeekHours): boolean {
  if (allHours.test(said)) return hours !== null
  const spans = hours?.flat() ?? []
  if (late.test(said) && hours && !spans.some(([, until]) => until >= lateFrom)) return true
  const isOfOpening = ofOpening.test(said)
  if (hours === null) return isOfOpening && timesIn(said, true).length > 0
  const fits = isOfOpening
    ? (minute: number) => spans.some((span) => span.some((edge) => edge % wholeDay === minute % wholeDay))
    : (minute: number) => spans.some(([from, until]) => from <= minute && minute <= until)
  return timesIn(said, isOfOpening).some((readings) => !readings.some(fits))
}

const clockTime =
  /\b(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\b|p\.?m\b|o'clock)|\b(\d{1,2})[:h](\d{2})\b|\b(midnight|noon)\b/g
/** A bare number is an hour only where it can be nothing else. */
const bareHour =
  /\b(?:at|from|until|till|by|before|after|between|to|and|[-–]|open|hours:?) ?(\d{1,2})\b(?![:.h]?\d|\s*(?:[ap]\.?m\b|o'clock|%|€|\$|eur|min|hour|h\b|km|m\b|st\b|nd\b|rd\b|th\b|days|steps|rooms|people))|\b(\d{1,2}) ?[-–] ?\d{1,2}\b(?![:.]\d|\s*(?:min|hour|km|m\b|€|\$|eur))/g

/** Each time as the minutes it may mean: 5 is five in the morning or in the afternoon. */
function timesIn(said: string, isOfOpening: boolean): number[][] {
  const exact = [...said.matchAll(clockTime)].map(([, hour, minutes, half, hour24, minutes24, word]) => {
    if (word === 'noon') return isOfOpening ? [noon] : []
    if (word) return [wholeDay]
    if (hour24 !== undefined) return [Number(hour24) * 60 + Number(minutes24)]
    return ofHalf(Number(hour) * 60 + Number(minutes ?? 0), half ?? '')
  })
  if (!isOfOpening) return exact.filter((readings) => readings.length > 0)
  const bare = [...said.matchAll(bareHour)].map(([, hour, first]) => eitherHalf(Number(hour ?? first) * 60))
  return [...exact, ...bare]
}

const eitherHalf = (minute: number): number[] => (minute <= noon ? [minute, minute + noon] : [minute])

function ofHalf(minute: number, half: string): number[] {
  if (half.startsWith('o')) return eitherHalf(minute)
  return [(minute % noon) + (half.startsWith('p') ? noon : 0)]
}

const free =
  /\bfree (?:entry|entrance|admission|of charge|to (?:enter|visit|see)|on|every|tickets?|access)\b|(?:^|\b(?:is|it's|are|and|entry|entrance|admission|for)|,)\s+free\b(?! (?:for|spirit|hand|of (?!charge))|-)|^free(?:[.,!;]|$)|\b(?:no|without(?: an?)?) (?:tickets?|entrance fee|entry fee|admission|fee|charge)\b|\bcosts? nothing\b|\bgratis\b/
const price =
  /([€$£¥₹])\s?(\d+(?:[.,]\d{1,2})?)|\b(\d+(?:[.,]\d{1,2})?)\s?(€|\$|£|¥|euros?|eur|dollars?|usd|pounds?|gbp|yen|jpy|francs?|chf|baht|rupees?|pesos?|kronor|kroner|reais|lira|dirhams?)/g
const currencyOf: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  gbp: 'GBP',
  '¥': 'JPY',
  yen: 'JPY',
  jpy: 'JPY',
}
/** The guide's prices are rounded, and rise. */
const tolerance = { factor: 1.5, dollars: 3 }

function contradictsCost(
  said: string,
  cost: number,
  { currency, perDollar }: Pick<TripFacts, 'currency' | 'perDollar'>,
): boolean {
  if (cost > 0 && free.test(said)) return true
  return [...said.matchAll(price)].some(([, sign, after, before, word]) => {
    const amount = Number((after ?? before ?? '').replace(',', '.'))
    const paidIn = currencyOf[sign ?? word ?? '']
    if (amount === 0) return cost > 0
    // What cannot be held against the guide's price is not said beside it.
    if (paidIn !== 'USD' && paidIn !== currency) return true
    const dollars = paidIn === 'USD' ? amount : amount / perDollar
    return (
      dollars > cost * tolerance.factor + (cost > 0 ? tolerance.dollars : 0) ||
      dollars * tolerance.factor + tolerance.dollars < cost
    )
  })
}
