/** Where the live stream of a browser tab is opened. Reading only: writes are HTTP calls. */
export const livePath = '/api/live'

/** The server speaks at least this often, so that a silent socket is a dead one. */
export const pingMs = 20_000

/** A frame of a client is small; a longer one is none of ours. */
export const maxClientFrameBytes = 1024
/** A tab shows one trip; while it goes from one to the next it may follow both. */
export const maxTripsPerSocket = 4

/** Why a socket was closed, where the client should know. */
export const closeCodes = {
  /** Not a frame of ours, or too many. */
  badFrame: 4400,
  /** The session is over: asking again leads nowhere. */
  sessionEnded: 4401,
  tooMany: 4429,
  /** The server stops; another one takes over. */
  goingAway: 1001,
  /** This server holds more lines than others: come back, perhaps to another one. */
  elsewhere: 1012,
} as const
