import websocket from '@fastify/websocket'
import { livePath, maxClientFrameBytes } from '@sojourn/contract/live/socket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionPeeks } from '../auth/session.ts'
import { notSignedIn } from '../errors/app-error.ts'
import { refuseForeign } from '../http/csrf.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/rate-limit.ts'
import { LiveHub } from './live-hub.ts'
import type { SocketOwner } from './live-socket.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose live socket is being opened. */
    socketOwner: SocketOwner | null
  }
}

/** Of one process; enough for every tab of a busy person, and for a few thousand of them. */
export const maxSockets = { user: 20, all: 5000 } as const
const retryAfterS = 60

/** The live stream of each open browser tab. Must come before all routes: the library looks at each of them. */
export async function addLiveUpdates(app: FastifyInstance, deps: Deps): Promise<void> {
  const hub = new LiveHub(deps, app.log)
  app.addHook('onListen', async () => hub.listen())
  const peek = sessionPeeks(deps)
  app.decorateRequest('socketOwner', null)
  await app.register(websocket, {
    options: { maxPayload: maxClientFrameBytes },
    // A line that breaks, or a frame that is too long: the socket is gone, and that is all.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: async () => hub.stop(),
  })
  const admit = async (request: FastifyRequest): Promise<void> => {
    refuseForeign(request, deps.env.ownOrigin)
    const owner = await peek(request)
    if (!owner) throw notSignedIn()
    deps.requestRateLimit.hit('user', owner.userId)
    if (hub.size >= maxSockets.all || hub.socketsOf(owner.userId).length >= maxSockets.user)
      throw tooMany(retryAfterS)
    request.socketOwner = owner
  }
  app.get(livePath, { websocket: true, onRequest: admit }, (socket, { socketOwner }) => {
    if (socketOwner) hub.add(socket, socketOwner)
  })
}
