import { Turns } from '../../platform/limits/turns.ts'

/** Writes of one account wait for the same rows anyway; more of them at once would only hold connections of others. */
export const writeTurns = new Turns({ maxUnderWay: 4, maxWaiting: 300 })
