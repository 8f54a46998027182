import { livePath } from '@sojourn/contract/live/socket'
import { userKey } from '../http/api.ts'
import { queryClient } from '../cache/query-client.ts'

export const connectLive = (): WebSocket => new WebSocket(location.origin.replace('http', 'ws') + livePath)

/** A line that ends with its session proves nothing yet: whoever changes their password has a new one by now. */
export const askWhoIsHere = (): void =>
  void queryClient.invalidateQueries({ queryKey: userKey }, { cancelRefetch: false })
