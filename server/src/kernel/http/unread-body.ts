import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Of a file; what is shorter is thrown away in a millisecond, and its answer always arrives. */
const longBytes = 512 * 1024

/** Who is refused before a long body is read is not read any further: the connection ends with the answer. */
export function leaveUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    if (!raw.readableDidRead && isLong(headers)) reply.header('connection', 'close')
  })
}

const isLong = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBytes
