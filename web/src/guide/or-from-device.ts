import { isConnectionLost } from '../browser/use-connection-lost.ts'
import { isUnreached } from '../sync/http/api-error.ts'

/** What the page shows is the device's own, whatever the browser says of its network: a hotel's has no way out. */
const isCutOff = (): boolean => !navigator.onLine || isConnectionLost()

/** The server's answer; what the guide on this device makes of it where nobody else can be asked (decision 022). */
export async function orFromDevice<T>(ask: () => Promise<T>, make: () => Promise<T> | T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isUnreached(error) || !isCutOff()) throw error
    return make()
  }
}
