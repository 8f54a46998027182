const dayMs = 24 * 60 * 60 * 1000

/** Days until something ends, begun ones counted; 0 once it is over. */
export const daysLeft = (end: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now) / dayMs))
