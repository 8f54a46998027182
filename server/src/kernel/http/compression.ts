import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer | string, ZlibOptions, Buffer>(gzip)

/** From an answer made for one request to a file that many will ask for. */
export const effort = {
  once: { quality: 1, level: 1 },
  kept: { quality: 5, level: 6 },
  most: { quality: 11, level: 9 },
} as const
type Effort = (typeof effort)[keyof typeof effort]

/** A long answer comes out in a few pieces: each of them waits for its turn among the other requests. */
const chunkSize = 65_536

const brotliOptions = ({ quality }: Effort) => ({
  chunkSize,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
})
const gzipOptions = ({ level }: Effort) => ({ chunkSize, level })

export const compress = (text: string, encoding: Encoding, how: Effort): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(text, brotliOptions(how)) : toGzip(text, gzipOptions(how))

const compressor = (encoding: Encoding, how: Effort) =>
  encoding === 'br' ? createBrotliCompress(brotliOptions(how)) : createGzip(gzipOptions(how))

export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** Below this the frame costs what the content saves. */
const worthwhileBytes = 1024

const isCompressible = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') &&
  /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''))

/**
 * Compresses answers made for one request; files are compressed by the build. No answer mixes a secret with something
 * that a stranger chose, so its length gives nothing away (decision 013).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // Only an error that took the place of a stream comes as text under an encoding.
    if (typeof payload === 'string') reply.removeHeader('content-encoding')
    const isText = typeof payload === 'string' && payload.length >= worthwhileBytes
    if (!(isText || payload instanceof Readable) || !isCompressible(reply)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request)
    if (!encoding || request.method === 'HEAD') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (isText) return compress(payload, encoding, effort.once)
    // When either side breaks off, the other is closed with it.
    return pipeline(payload as Readable, compressor(encoding, effort.once), () => undefined)
  })
}
