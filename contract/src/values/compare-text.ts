/** The order of dates, times and ids. A language's own order (`localeCompare`) costs a collator of 20 ms at first use. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
