import { instantAt, type LocalMoment, offsetMinutes } from '@sojourn/contract/values/local-moment'
import { dateFormat } from '@sojourn/contract/values/intl'

/** 'CDT', 'CEST', or 'GMT+5:30' where a zone has no letters. */
export function zoneLetters(moment: LocalMoment): string {
  const parts = dateFormat({ timeZone: moment.zone, timeZoneName: 'short' }).formatToParts(instantAt(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** 'UTC+2', 'UTC−5:30'. */
export function offsetText(moment: LocalMoment): string {
  const offset = offsetMinutes(moment)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const sign = offset < 0 ? '−' : '+'
  return `UTC${sign}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
