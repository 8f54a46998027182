import { instantAt, type LocalMoment, offsetMinutes } from '@sojourn/contract/values/local-moment'
import { americanZone, britishZone, dateFormat } from '@sojourn/contract/values/intl'

/** 'CDT', 'CEST', or 'GMT+5:30' where a zone has no letters. */
export function zoneLetters(moment: LocalMoment): string {
  const own = dateFormat({ timeZone: moment.zone, timeZoneName: 'short' })
  // What a ticket prints: `Intl` tells readers of American English no letters of Europe by themselves, and nobody else
  // those of America.
  const known = [own, britishZone(moment.zone), americanZone(moment.zone)].map((format) =>
    lettersIn(format, moment),
  )
  return known.find((letters) => !/\d/.test(letters)) ?? known[0] ?? ''
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
