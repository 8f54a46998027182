import { type Currency, currencyDigits } from './currencies.ts'
import { minorFromText, minorToText } from './money.ts'
import { say } from '../words/say.ts'
import { valuesWords } from './words.ts'

const asked = /^([1-9]\d{0,2})[,.](\d{3})$/
const decimals = /^(\d+)[,.](\d+)$/
const groups = /^(\d{1,3}([ ,.'’])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[,.](\d+))?$/

const spaced = (text: string): string => text.trim().replaceAll(/\s/g, ' ')

/** A currency without decimals leaves nothing to ask: '12,500' yen are 12500. */
const isWhole = (currency: Currency | undefined): boolean =>
  currency !== undefined && currencyDigits(currency) === 0

/**
 * An amount as people write it, '1.234,50', '1 234.5' or '12,50', as the API takes it. Each of these is clear in every
 * country, so no locale is guessed; what is not understood, or not clear, stays as it was typed.
 */
export function plainAmount(typed: string, currency?: Currency): string {
  const text = spaced(typed)
  if (asked.test(text)) return isWhole(currency) ? text.replace(/\D/, '') : text
  const [, whole, part] = decimals.exec(text) ?? []
  if (whole && part) return `${whole}.${part}`
  const [, grouped, , rest] = groups.exec(text) ?? []
  if (!grouped) return text
  return `${grouped.replaceAll(/\D/g, '')}${rest ? `.${rest}` : ''}`
}

/** '1,234' is a thousand to some and little more than one to others: whoever typed it is asked. Null when it is clear. */
export function amountQuestion(typed: string, currency?: Currency): string | null {
  if (isWhole(currency)) return null
  const [, whole, part] = asked.exec(spaced(typed)) ?? []
  if (!whole || !part) return null
  const small = minorToText(minorFromText(`${whole}.${part}`, currency ?? 'EUR') ?? 0, currency ?? 'EUR')
  return say(valuesWords.amountQuestion, { large: `${whole}${part}`, small })
}
