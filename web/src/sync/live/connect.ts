import { livePath } from '@sojourn/contract/live/socket'

export const connectLive = (): WebSocket => new WebSocket(location.origin.replace('http', 'ws') + livePath)
