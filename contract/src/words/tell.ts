import { durationText } from '../map/distance-text.ts'
import type { Figures } from '../units/figures.ts'
import { monthDay, monthName, weekdayName } from '../values/date-text.ts'
import { wholeMoney } from '../values/money-text.ts'
import { displayNames } from '../values/intl.ts'
import { listed } from '../values/listed.ts'
import { languageWords } from './language.ts'
import { isMeaning, type Figure, type MeaningValue, type Saying, type Several } from './meaning.ts'
import { say } from './say.ts'
import type { Texts } from './words.ts'

/** The catalogues that a screen has loaded, by name. The server has all of them. */
export type LoadedCatalogues = Readonly<Record<string, Texts | undefined>>

const nameOf = (kind: 'currency' | 'language', code: string): string => displayNames(kind).of(code) ?? code

function figureText(value: Figure, figures: Figures): string {
  if ('celsius' in value) return figures.temperature(value.celsius, 'C')
  if ('degrees' in value) return String(figures.degrees(value.degrees, 'C'))
  if ('fahrenheit' in value) return figures.temperature(value.fahrenheit, 'F')
  if ('time' in value) return figures.time(value.time)
  if ('date' in value) return monthDay(value.date)
  if ('weekday' in value) return weekdayName(value.weekday)
  if ('month' in value) return monthName(value.month)
  if ('amount' in value) return wholeMoney(value.amount, value.currency)
  if ('minutes' in value) return durationText(value.minutes * 60)
  if ('currencyName' in value) return nameOf('currency', value.currencyName)
  if ('languageName' in value) return nameOf('language', value.languageName)
  return figures.distance(value.metres)
}

function severalText({ joined, parts }: Several, told: LoadedCatalogues, figures: Figures): string {
  const texts = parts.map((part) => String(valueText(part, told, figures))).filter((text) => text !== '')
  return joined === 'and' ? listed(texts) : texts.join(joined === 'comma' ? ', ' : ' ')
}

const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(languageWords.tag) + text.slice(1)

function valueText(value: MeaningValue, told: LoadedCatalogues, figures: Figures): string | number {
  if (typeof value !== 'object') return value
  if (isMeaning(value)) return tell(value, told, figures)
  if ('first' in value) return capital(String(valueText(value.first, told, figures)))
  return 'joined' in value ? severalText(value, told, figures) : figureText(value, figures)
}

/** What is meant, in the reader's language and units. What was written stays as it is; what nobody knows is nothing. */
export function tell(saying: Saying, told: LoadedCatalogues, figures: Figures): string {
  if (typeof saying === 'string') return saying
  const { code, values = {} } = saying
  const dot = code.indexOf('.')
  const text = told[code.slice(0, dot)]?.[code.slice(dot + 1)] ?? ''
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value, told, figures)])
  return say(text, Object.fromEntries(texts) as Record<string, string | number>)
}
