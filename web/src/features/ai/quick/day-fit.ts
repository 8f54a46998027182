import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { inItemOrder, type Ordered } from '@sojourn/contract/itinerary/item-order'
import type { Figures } from '@sojourn/contract/units/figures'
import type { Saying } from '@sojourn/contract/words/meaning'
import { clockText } from '@sojourn/contract/values/clock-time'

interface Stop extends Ordered {
  readonly title: string
}

export interface FittedStop {
  id: string
  time: string | null
  title: string
  isNew: boolean
}

const newId = 'new'

export function dayWith(
  items: readonly Stop[],
  { title, date, time }: { title: string; date: string; time: string },
): FittedStop[] {
  const added: Stop = { id: newId, title, date, time: time || null, order: Number.MAX_SAFE_INTEGER }
  return inItemOrder([...items.filter((item) => item.date === date), added]).map((stop) => ({
    id: stop.id,
    time: stop.time,
    title: stop.title,
    isNew: stop.id === newId,
  }))
}

const usualMinutes = 60

/** What is meant says it in figures. '2-3 hours', '1.5 h', '90 min': the longest that is named; null where none is. */
export function minutesOf(duration: Saying): number | null {
  if (typeof duration !== 'string') {
    const { hours = 0, minutes = 0 } = duration.values ?? {}
    return Number(hours) * 60 + Number(minutes)
  }
  const named = [...duration.matchAll(/(\d+(?:\.\d+)?)\s*(?:-\s*(\d+(?:\.\d+)?)\s*)?(h|min)/gi)]
  if (named.length === 0) return null
  return named.reduce((sum, [, from, to, unit]) => {
    const amount = Number(to ?? from)
    return sum + (unit?.toLowerCase() === 'h' ? amount * 60 : amount)
  }, 0)
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export interface Verdict {
  fits: boolean
  text: string
}

/** Whether the day leaves room for it. Nothing is forbidden by this. */
export function verdictOf(day: readonly FittedStop[], minutes: number | null, figures: Figures): Verdict {
  const at = day.findIndex(({ isNew }) => isNew)
  const time = day[at]?.time
  if (!time) return { fits: true, text: aiWords.fitsUntimed }
  const before = day[at - 1]
  if (before?.time === time)
    return { fits: false, text: say(aiWords.sameTime, { title: before.title, time: figures.time(time) }) }
  const next = day[at + 1]
  const ends = minuteOf(time) + (minutes ?? usualMinutes)
  if (next?.time && minuteOf(next.time) < ends)
    return {
      fits: false,
      text: say(aiWords.tight, {
        until: figures.time(clockText(ends)),
        title: next.title,
        time: figures.time(next.time),
      }),
    }
  if (day.length === 1) return { fits: true, text: aiWords.fitsAlone }
  return {
    fits: true,
    text: next?.time
      ? say(aiWords.fitsBefore, { title: next.title, time: figures.time(next.time) })
      : aiWords.fits,
  }
}
