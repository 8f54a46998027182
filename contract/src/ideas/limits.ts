export const maxIdeas = 300
/** A week, as for what is booked. */
export const maxIdeaMinutes = 7 * 1440
