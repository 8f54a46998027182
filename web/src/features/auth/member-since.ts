import { productName } from '@sojourn/contract/product'
import { localToday } from '@sojourn/contract/values/plain-date'
import { fullDate } from '@sojourn/contract/values/date-text'

/** 'Member since Mar 11, 2026', or a welcome where no creation date is known. */
export function memberSince(createdAt: string | null | undefined): string {
  const created = new Date(createdAt ?? Number.NaN)
  if (Number.isNaN(created.getTime())) return `Welcome to ${productName}`
  return `Member since ${fullDate(localToday(created))}`
}
