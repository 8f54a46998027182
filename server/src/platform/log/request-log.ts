import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** A line for each request is for whoever looks for something: at debug only. Failures are logged where they are answered. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(
    error: Error | null | undefined,
    _request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...facts, err: error }, 'request errored')
    else reply.log.debug(facts, 'request completed')
  }

  override routeNotFound(request: FastifyRequest): void {
    request.log.debug('route not found')
  }
}
