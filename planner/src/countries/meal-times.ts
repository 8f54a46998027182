// When kitchens are open and people eat: by country, with what is usual elsewhere.
import { type Meal, type MealRule, usualMeals } from '../solver/types.ts'

const words = (text: string): string[] => text.split(' ')

/** 'countries: lunch, dinner', each from when one sits down until when one has eaten. */
const table: readonly (readonly [countries: string, lunch: string, dinner: string])[] = [
  ['ES AD', '13:30-16:00', '20:00-22:30'],
  ['AR UY PY', '12:30-15:30', '20:00-22:30'],
  ['CL', '13:00-15:30', '20:00-22:30'],
  ['MX', '13:30-16:30', '19:30-22:00'],
  ['GR CY', '13:00-16:00', '20:00-22:30'],
  ['IT SM VA MT', '12:30-15:00', '19:30-22:00'],
  ['PT CV', '12:30-15:00', '19:30-22:00'],
  ['FR MC RE GP MQ PF NC', '12:00-14:30', '19:00-21:45'],
  ['BE LU CH', '12:00-14:30', '18:30-21:30'],
  ['NO SE DK FI IS FO GL SJ AX', '11:30-14:30', '17:30-21:00'],
  ['US CA', '12:00-14:30', '17:30-21:00'],
  ['CO PE EC BO VE CR GT PA CU DO HN NI SV PR', '12:00-15:00', '19:00-21:30'],
  ['BR', '12:00-15:00', '19:00-22:00'],
  ['HR ME AL SI BA RS MK BG RO TR', '12:30-15:30', '19:00-22:00'],
  ['GE AM AZ', '13:00-16:00', '19:00-22:00'],
  ['MA TN DZ SN', '12:30-15:00', '19:30-22:00'],
  ['EG JO LB SY IQ IR', '13:00-16:00', '19:30-22:00'],
  ['AE QA OM SA KW BH', '12:30-15:30', '19:30-22:30'],
  ['IL PS', '12:30-15:30', '19:00-22:00'],
  ['IN PK BD LK NP', '12:30-15:00', '19:30-22:00'],
]

/** Elsewhere. */
const elsewhere = ['12:00-15:00', '18:00-21:30'] as const
/** Who leaves before the usual time finds something from then on. */
const earliest: Record<Meal, number> = { lunch: 12 * 60, dinner: 17 * 60 + 30 }

const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}

function ruleOf(meal: Meal, text: string): MealRule {
  const [from = '', to = ''] = text.split('-')
  const start = minuteOf(from)
  return {
    from: start,
    to: minuteOf(to),
    minutes: usualMeals[meal].minutes,
    earliest: Math.min(start, earliest[meal]),
  }
}

const rulesOf = (lunch: string, dinner: string): Record<Meal, MealRule> => ({
  lunch: ruleOf('lunch', lunch),
  dinner: ruleOf('dinner', dinner),
})
const usual = rulesOf(...elsewhere)

const byCountry = new Map(
  table.flatMap(([countries, lunch, dinner]) => {
    const rules = rulesOf(lunch, dinner)
    return words(countries).map((country) => [country, rules] as const)
  }),
)

/** Children are hungry earlier: there are tables for them at seven, late as their parents' country eats. */
const withChildren = 19 * 60

export function mealTimes(countryCode: string | null, hasChildren: boolean): Record<Meal, MealRule> {
  const { lunch, dinner } = (countryCode && byCountry.get(countryCode)) || usual
  return { lunch, dinner: hasChildren ? { ...dinner, from: Math.min(dinner.from, withChildren) } : dinner }
}
