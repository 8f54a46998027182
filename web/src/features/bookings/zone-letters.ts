import { instantAt, type LocalMoment, offsetMinutes } from '@sojourn/contract/values/local-moment'
import { britishZone, dateFormat } from '@sojourn/contract/values/intl'

/** 'CDT', 'CEST', or 'GMT+5:30' where a zone has no letters. */
export function zoneLetters(moment: LocalMoment): string {
  const own = lettersIn(dateFormat({ timeZone: moment.zone, timeZoneName: 'short' }), moment)
  // What a ticket prints: readers of American English are told no letters of Europe by themselves.
  return own.startsWith('GMT') ? lettersIn(britishZone(moment.zone), moment) : own
}

function lettersIn(format: Intl.DateTimeFormat, moment: LocalMoment): string {
  const parts = format.formatToParts(instantAt(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** 'UTC+2', 'UTC−5:30'. */
export function offsetText(moment: LocalMoment): string {
  const offset = offsetMinutes(moment)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const sign = offset < 0 ? '−' : '+'
  return `UTC${sign}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
