import { z } from 'zod'
import { codeForm, type Meaning, type MeaningValue } from './meaning.ts'

const figure = z.union([
  z.strictObject({ celsius: z.number() }),
  z.strictObject({ degrees: z.number() }),
  z.strictObject({ fahrenheit: z.number() }),
  z.strictObject({ time: z.string() }),
  z.strictObject({ date: z.string() }),
  z.strictObject({ weekday: z.int().min(0).max(6) }),
  z.strictObject({ month: z.int().min(1).max(12) }),
  z.strictObject({ amount: z.number(), currency: z.string() }),
  z.strictObject({ minutes: z.number() }),
  z.strictObject({ metres: z.number() }),
  z.strictObject({ currencyName: z.string().regex(/^[A-Z]{3}$/) }),
  z.strictObject({ languageName: z.string().regex(/^[a-z]{2,3}$/) }),
])

const value: z.ZodType<MeaningValue, MeaningValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    figure,
    meaning,
    z.strictObject({ joined: z.enum(['and', 'comma', 'sentences']), parts: z.array(value) }),
    z.strictObject({ first: value }),
  ]),
)

const meaning: z.ZodType<Meaning, Meaning> = z.strictObject({
  code: z.string().regex(codeForm),
  values: z.record(z.string(), value).optional(),
})

const longest = 1000

/** Short, so not deep either, and without the signs that a database refuses. */
function isSmall(sent: unknown): boolean {
  const text = JSON.stringify(sent)
  return text !== undefined && text.length <= longest && !/\\u0|\\ud/.test(text)
}

/** What the product means, as somebody sends it back. */
export const sentMeaning = z.custom<Meaning>(isSmall).pipe(meaning)

/** What the product means, or a text that a person or a model wrote, or that an older version stored. */
export const saying = z.union([z.string(), meaning])
