import { isUnreached } from '../sync/http/api-error.ts'

/** The server's answer; what the guide on this device makes of it where nobody else can be asked (decision 022). */
export async function orFromDevice<T>(ask: () => Promise<T>, make: () => Promise<T> | T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isUnreached(error) || navigator.onLine) throw error
    return make()
  }
}
