/** Trips that are just being read as a whole. Their lists come with them and need no call of their own. */
export const openings = new Map<number, Promise<unknown>>()
