export const maxBookings = 300
export const maxNights = 90
export const maxReference = 200
/** Of one ride: round the world by ship. */
export const maxRideDays = 200
