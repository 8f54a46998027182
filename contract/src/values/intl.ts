// Every `Intl` object is made here, when it is first used: one of a new kind takes up to 25 ms, in which a page or a
// server that loads answers nobody.
import { languageWords } from '../words/language.ts'

function kept<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>()
  return (options) => {
    const key = languageWords.tag + JSON.stringify(options)
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(options)
    made.set(key, one)
    return one
  }
}

export const dateFormat = kept(
  (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageWords.tag, { timeZone: 'UTC', ...options }),
)

export const numberFormat = kept(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageWords.tag, options),
)

export const pluralRules = kept(
  (options: Intl.PluralRulesOptions) => new Intl.PluralRules(languageWords.tag, options),
)

export const collator = kept((options: Intl.CollatorOptions) => new Intl.Collator(languageWords.tag, options))

export const displayNames = kept(
  (type: Intl.DisplayNamesOptions['type']) => new Intl.DisplayNames(languageWords.tag, { type }),
)

export const listFormat = kept(
  (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(languageWords.lists, { type }),
)

/** Says CET and CEST, where American English says GMT+1. */
export const britishZone = kept(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }),
)

/** Says CST and CDT, where all others say GMT-6. */
export const americanZone = kept(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
)

/** Calendar and clock of a zone in plain figures, to reckon with; null for a zone that this device does not know. */
export const zoneClock = kept((timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return null
  }
})

/** '5 hr. ago'. */
export const relativeFormat = kept(
  (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(languageWords.tag, options),
)
