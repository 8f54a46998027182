import { type TestCard, testCardNames, testCards } from '@sojourn/contract/billing/test-cards'
import { billingTestWords } from '@sojourn/contract/billing/words-test'

/** In groups of four, as on the card. */
export const groupedNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Which test card a number is. Any other number stays in the page: it is refused there and never sent (S-15). */
export const testCardOf = (text: string): TestCard | null =>
  testCardNames.find((name) => testCards[name].number === text.replace(/\D/g, '')) ?? null

export interface CardFields {
  number: string
  expiry: string
  code: string
  name: string
}

type CardErrors = Partial<Record<keyof CardFields, string>>

export function cardErrors({ number, expiry, code, name }: CardFields, today: Date): CardErrors {
  return {
    ...(!testCardOf(number) && { number: billingTestWords.otherNumber }),
    ...(!isFutureExpiry(expiry, today) && { expiry: billingTestWords.pastExpiry }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: billingTestWords.badCode }),
    ...(name.trim() === '' && { name: billingTestWords.noName }),
  }
}

function isFutureExpiry(text: string, today: Date): boolean {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text)
  if (!match) return false
  const [year, month] = [2000 + Number(match[2]), Number(match[1])]
  return year * 12 + month >= today.getFullYear() * 12 + today.getMonth() + 1
}
