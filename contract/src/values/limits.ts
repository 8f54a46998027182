/** Lengths and counts the server accepts (U-032). A location takes a long postal address, but no page of text. */
export const maxLength = {
  title: 120,
  destination: 120,
  name: 120,
  location: 200,
  text: 2000,
  email: 254,
} as const
export const maxTripDays = 365
export const maxRowsPerTrip = 10_000
/** Activities of a day whose shortest order is looked for: beyond this the search would hold up the screen. */
export const maxOptimised = 300
export const maxBodyBytes = 256 * 1024
/** Lists and objects of more entries than any of ours, and so many values in all, are refused before they are read. */
export const maxEntries = maxRowsPerTrip
export const maxValues = 50 * maxRowsPerTrip

/** What an account's own trips may take up in all, earlier versions and deleted trips included: years of planning. */
export const maxAccountBytes = 100 * 1024 * 1024
export const maxImportsPerHour = 30

/** "Did you mean …?": so many places of one name to choose from, and so many that are only spelt alike. */
export const maxNamesakes = 8
export const maxLookalikes = 4
