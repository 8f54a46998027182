/** The order of dates, times and ids; names go by their language (`collator`). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
