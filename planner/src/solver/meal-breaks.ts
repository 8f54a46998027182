// Which meals a day needs, and where between the fixed things there is time for them. The checker asks the same.
import { daySpan, type FixedBlock, homeBy, type Travel } from './fixed-blocks.ts'
import { meals, type Located, type Meal, type MealRule, type PlanRequest, type TripDay } from './types.ts'

export interface MealBreak {
  meal: Meal
  rule: MealRule
  /** How many fixed blocks come before it. */
  after: number
}

/**
 * A meal is needed on a day that leaves time for it, unless it is planned already or what is fixed takes that time: then
 * one eats there, as on a boat or a day tour.
 */
export function neededBreaks(
  day: TripDay,
  blocks: readonly FixedBlock[],
  rules: PlanRequest['mealRules'],
  travel: Travel,
): MealBreak[] {
  const found: MealBreak[] = []
  for (const meal of meals) {
    const rule = ruleOn(day, rules[meal])
    if (!rule) continue
    if (day.fixed.some((item) => item.meal === meal)) continue
    const gaps = [rule, early(rule, day)].map((one) => ({
      rule: one,
      after: gapFor(day, blocks, one, travel),
    }))
    const gap = gaps.find(({ after }) => after !== null)
    if (gap) found.push({ meal, rule: gap.rule, after: gap.after! })
  }
  return found
}

/** Before an opera one eats when the first tables are laid. */
export const early = (rule: MealRule, { startMinute }: TripDay): MealRule => ({
  ...rule,
  from: Math.max(rule.earliest ?? rule.from, Math.min(rule.from, startMinute)),
})

/** Who lands at noon eats later, and who leaves early eats before. */
export function ruleOn(day: TripDay, rule: MealRule | null): MealRule | null {
  if (!rule) return null
  const to = Math.min(rule.to, homeBy(day))
  const usual = Math.max(Math.min(rule.from, to - rule.minutes), rule.earliest ?? rule.from)
  const from = Math.max(usual, day.startMinute)
  return to - from >= rule.minutes ? { ...rule, from, to } : null
}

/** The first gap in which one can eat where one is and still be in time for what comes next; or at home, at the end. */
function gapFor(day: TripDay, blocks: readonly FixedBlock[], rule: MealRule, travel: Travel): number | null {
  const span = daySpan(day, blocks, travel)
  let here: Located = day.startAt
  let free = span.from
  for (let at = 0; at <= blocks.length; at++) {
    const block = blocks[at]
    const onward = blocks.slice(at).find((one) => one.in) ?? { start: span.late, in: day.endAt }
    const way = travel(here, onward.in ?? day.endAt)
    const until = Math.min(block?.start ?? span.late, onward.start - way, rule.to)
    if (until - Math.max(free, rule.from) >= rule.minutes) return at
    if (!block) break
    here = block.out ?? here
    free = block.end
  }
  const home = Math.max(free + travel(here, day.endAt), rule.from)
  return Math.min(span.late, rule.to) - home >= rule.minutes ? blocks.length : null
}
