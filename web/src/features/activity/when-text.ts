import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { activityWords } from '@sojourn/contract/activity/words'
import { currentFigures } from '../../session/units.ts'

const minuteMs = 60_000

const dayStart = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

export const isToday = (at: string, now: Date): boolean => dayStart(new Date(at)) === dayStart(now)

/** 'just now', '12 min', '2 h'; on other days 'Yesterday, 18:20' and 'Nov 3'. */
export function whenText(at: string, now: Date): string {
  const then = new Date(at)
  if (!isToday(at, now)) {
    const isYesterday = dayStart(new Date(now.getTime() - 24 * 60 * minuteMs)) === dayStart(then)
    const [year, month, day] = [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    return isYesterday
      ? say(activityWords.yesterday, { time: currentFigures().moment(then) })
      : monthDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  }
  const minutes = Math.floor((now.getTime() - then.getTime()) / minuteMs)
  if (minutes < 1) return activityWords.justNow
  return minutes < 60
    ? say(activityWords.minutes, { minutes })
    : say(activityWords.hours, { hours: Math.floor(minutes / 60) })
}
