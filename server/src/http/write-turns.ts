import { Turns } from './turns.ts'

/** Writes of one account wait for the same rows anyway; more of them at once would only hold connections of others. */
const turns = new Turns({ maxUnderWay: 4, maxWaiting: 300 })

export async function inWriteTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const giveBack = await turns.take(userId)
  try {
    return await work()
  } finally {
    giveBack()
  }
}
