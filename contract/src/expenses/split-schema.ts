import { z } from 'zod'
import { expensesSplitWords } from './words-split.ts'

const traveller = z.uuid()

/** As the database keeps it: amounts in the smallest unit of the expense's currency. */
export const storedPaidBy = z.array(z.object({ traveller, minor: z.int() })).readonly()
export const storedSharedBy = z.object({
  way: z.enum(['equally', 'shares', 'percent', 'exact']),
  among: z.array(z.object({ traveller, weight: z.int() })).readonly(),
})

const mostPeople = 100

const people = <T extends z.ZodObject<{ traveller: z.ZodUUID }>>(one: T) =>
  z
    .array(one)
    .min(1, expensesSplitWords.nobody)
    .max(mostPeople)
    .refine(
      (list) => new Set(list.map((entry) => (entry as { traveller: string }).traveller)).size === list.length,
      expensesSplitWords.twice,
    )

const amount = z.string().max(40)

/** Who gave how much; together it is the amount. */
export const paidByField = people(z.object({ traveller, amount }))

/** How it is shared: a weight is a number of shares, or hundredths of a percent; equal shares weigh 1 each. */
export const sharedByField = z.discriminatedUnion('way', [
  z.object({
    way: z.enum(['equally', 'shares', 'percent']),
    among: people(z.object({ traveller, weight: z.int().min(1).max(10_000) })),
  }),
  z.object({ way: z.literal('exact'), among: people(z.object({ traveller, amount })) }),
])
export type PaidBy = z.output<typeof paidByField>
export type SharedBy = z.output<typeof sharedByField>
