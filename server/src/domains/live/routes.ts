import websocket from '@fastify/websocket'
import { errorsWords } from '@sojourn/contract/errors/words'
import { livePath, maxClientFrameBytes } from '@sojourn/contract/live/socket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionPeeks } from '../../kernel/session/find-session.ts'
import { AppError, notSignedIn } from '../../platform/errors/app-error.ts'
import { refuseForeign } from '../../kernel/http/csrf.ts'
import type { Deps } from '../../kernel/deps.ts'
import { tooMany } from '../../platform/limits/rate-limit.ts'
import { LiveHub } from './live-hub.ts'
import type { SocketOwner } from './live-socket.ts'
import { Places } from './places.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose live socket is being opened. */
    socketOwner: SocketOwner | null
  }
}

const retryAfterS = 60
/** What a client says is short; a frame in many pieces is none of ours. */
const maxFragments = 4

/** The live stream of each open browser tab. Must come before all routes: the library looks at each of them. */
export async function addLiveUpdates(app: FastifyInstance, deps: Deps): Promise<void> {
  const hub = new LiveHub(deps, app.log)
  app.addHook('onListen', async () => hub.listen())
  const peek = sessionPeeks(deps)
  const places = new Places()
  app.decorateRequest('socketOwner', null)
  await app.register(websocket, {
    options: { maxPayload: maxClientFrameBytes, maxFragments },
    // A line that breaks, or a frame that is too long: the socket is gone, and that is all.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: async () => hub.stop(),
  })
  const admit = async (request: FastifyRequest): Promise<void> => {
    refuseForeign(request, deps.env.ownOrigin)
    const owner = await peek(request)
    if (!owner) throw notSignedIn()
    if (request.countedFor !== owner.userId) deps.requestRateLimit.hit('user', owner.userId)
    if (!places.hasRoom(owner.userId)) throw tooMany(retryAfterS)
    if (request.ws) places.take(owner.userId, request.raw.socket)
    request.socketOwner = owner
  }
  app.route({
    method: 'GET',
    url: livePath,
    config: { counts: 'call' },
    onRequest: admit,
    handler: (_request, reply) => {
      reply.header('upgrade', 'websocket')
      throw new AppError('upgrade_required', errorsWords.upgradeRequired)
    },
    wsHandler: (socket, { socketOwner }) => {
      if (socketOwner) hub.add(socket, socketOwner)
    },
  })
}
