import { mapWords } from '../map/words.ts'
import { say } from '../words/say.ts'

/** '45 min', '8 h 20 min', '24 h': to the minute, as on a ticket. */
export function lengthText(length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60]
  if (hours === 0) return say(mapWords.minutes, { minutes })
  return minutes === 0 ? say(mapWords.hours, { hours }) : say(mapWords.hoursMinutes, { hours, minutes })
}
