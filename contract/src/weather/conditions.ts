export const conditions = ['Clear', 'Partly cloudy', 'Rainy', 'Snowy', 'Stormy'] as const
export type Condition = (typeof conditions)[number]

/** The stated bounds of the weather codes (C-107); nothing for a code outside 0 to 99. */
export function conditionOf(code: number): Condition | null {
  if (!Number.isInteger(code) || code < 0 || code > 99) return null
  if (code === 0) return 'Clear'
  if (code <= 3) return 'Partly cloudy'
  if (code <= 67) return 'Rainy'
  return code <= 77 ? 'Snowy' : 'Stormy'
}
