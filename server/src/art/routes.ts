import { errorText } from '@sojourn/contract/errors/codes'
import { artPath } from '@sojourn/postcards/address'
import { draw } from '@sojourn/postcards/draw'
import { type Picture, pictureAt } from '@sojourn/postcards/picture'
import type { FastifyRequest } from 'fastify'
import { compress, effort, encodingFor } from '../http/compression.ts'
import type { Routes } from '../http/deps.ts'
import { networkOf } from '../http/rate-limit.ts'
import { picturePolicy } from '../http/security-headers.ts'
import { createLru } from './lru.ts'

/** Some 10 KB each. */
const keptPictures = 300

/** Pictures of places, drawn once and then kept by whoever asked for them: their address says all there is to say. */
export const artRoutes: Routes = (app, { requestRateLimit }) => {
  const kept = createLru<Promise<Buffer | string>>(keptPictures)

  function drawn(request: FastifyRequest, path: string, picture: Picture): Promise<Buffer | string> {
    const encoding = encodingFor(request)
    const key = `${encoding} ${path}`
    const known = kept.get(key)
    if (known) return known
    requestRateLimit.hit('picture', networkOf(request.ip))
    const svg = draw(picture)
    const made = encoding ? compress(svg, encoding, effort.kept) : Promise.resolve(svg)
    kept.set(key, made)
    return made
  }

  app.get(`${artPath}*`, async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const picture = pictureAt(path)
    if (!picture) return reply.status(404).type('text/plain; charset=utf-8').send(errorText.notFound)
    const content = await drawn(request, path, picture)
    if (typeof content !== 'string') reply.header('content-encoding', encodingFor(request))
    return reply
      .type('image/svg+xml')
      .headers({
        'content-security-policy': picturePolicy,
        'cross-origin-resource-policy': 'same-origin',
        // A page of another build may ask for the picture as that one drew it: it gets ours, but only for now.
        'cache-control': picture.isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      })
      .send(content)
  })
}
