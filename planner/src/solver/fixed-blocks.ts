// What is already planned on a day, as blocks that nothing can come between: items that overlap, or that leave less
// time than the way from one to the other takes, form one block.
import type { FixedItem, Located, TripDay } from './types.ts'

export interface FixedBlock {
  start: number
  end: number
  /** Where it begins and ends; null: wherever one is. */
  in: Located | null
  out: Located | null
  items: FixedItem[]
}

export type Travel = (from: Located, to: Located) => number

export function fixedBlocks(day: TripDay, travel: Travel): FixedBlock[] {
  const blocks: FixedBlock[] = []
  let here: Located | null = null
  for (const item of day.fixed.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = blocks.at(-1)
    const leg = here && item.at ? travel(here, item.at) : 0
    if (last && item.start < last.end + leg) {
      last.end = Math.max(last.end, item.end)
      last.in ??= item.at
      last.out = item.endsAt ?? item.at ?? last.out
      last.items.push(item)
    } else {
      const out = item.endsAt ?? item.at
      blocks.push({ start: item.start, end: item.end, in: item.at, out, items: [item] })
    }
    here = item.endsAt ?? item.at ?? here
  }
  return blocks
}

export interface DaySpan {
  from: number
  to: number
  /** When the day is over for those who go out at night. */
  late: number
}

export const homeBy = ({ endMinute, lateMinute = endMinute }: TripDay): number =>
  Math.max(endMinute, lateMinute)

/** The day's own hours, stretched to hold what is fixed and the ways to and from it. */
export function daySpan(day: TripDay, blocks: readonly FixedBlock[], travel: Travel): DaySpan {
  const [first, last] = [blocks[0], blocks.at(-1)]
  const out = blocks.findLast((block) => block.out)?.out ?? day.startAt
  const into = blocks.find((block) => block.in)
  const toFirst = into?.in ? into.start - travel(day.startAt, into.in) : Infinity
  const to = Math.max(day.endMinute, last ? last.end + travel(out, day.endAt) : -Infinity)
  return {
    from: Math.min(day.startMinute, first?.start ?? Infinity, toFirst),
    to,
    late: Math.max(to, homeBy(day)),
  }
}
