import { productName } from '@sojourn/contract/product'
import { localToday } from '@sojourn/contract/values/plain-date'
import { fullDate } from '@sojourn/contract/values/date-text'
import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { say } from '@sojourn/contract/words/say'

/** 'Member since Mar 11, 2026', or a welcome where no creation date is known. */
export function memberSince(createdAt: string | null | undefined): string {
  const created = new Date(createdAt ?? Number.NaN)
  if (Number.isNaN(created.getTime())) return say(authAccountWords.welcomeTo, { product: productName })
  return say(authAccountWords.memberSince, { date: fullDate(localToday(created)) })
}
