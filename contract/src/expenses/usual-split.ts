import type { SplitTexts } from './split.ts'

/** Whoever enters an expense paid it, everybody shares: without a further press. */
export const usualSplit = (own: string, everybody: readonly string[], amount: string): SplitTexts => ({
  paidBy: [{ traveller: own, amount }],
  sharedBy: { way: 'equally', among: everybody.map((traveller) => ({ traveller, weight: 1 })) },
})
