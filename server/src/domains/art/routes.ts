import { setImmediate } from 'node:timers/promises'
import { errorsWords } from '@sojourn/contract/errors/words'
import { artPath } from '@sojourn/postcards/address'
import { draw, sheetFrom } from '@sojourn/postcards/draw'
import { type Picture, pictureAt, sheetAt } from '@sojourn/postcards/picture'
import type { FastifyRequest } from 'fastify'
import { compress, effort, encodingFor } from '../../kernel/http/compression.ts'
import type { Routes } from '../../kernel/deps.ts'
import { createLru } from '../../platform/lru.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { picturePolicy } from '../../kernel/http/security-headers.ts'

/** Some 10 KB each. */
const keptPictures = 300

/** One picture, or a sheet of them. */
interface Asked {
  address: string
  pictures: readonly (Picture & { isCurrent: boolean })[]
  svgOf: () => Promise<string>
}

function askedAt(url: string): Asked | undefined {
  const sheet = sheetAt(url)
  if (sheet) return { address: url, pictures: sheet, svgOf: () => drawSheet(sheet) }
  const [address = ''] = url.split('?')
  const picture = pictureAt(address)
  return picture && { address, pictures: [picture], svgOf: async () => draw(picture) }
}

/** Thirty take a fifth of a second: others have their turn in between. */
async function drawSheet(thumbs: readonly Picture[]): Promise<string> {
  const drawn: string[] = []
  for (const thumb of thumbs) {
    drawn.push(draw(thumb))
    await setImmediate()
  }
  return sheetFrom(drawn)
}

/** Pictures of places, drawn once and then kept by whoever asked for them: their address says all there is to say. */
export const artRoutes: Routes = (app, { requestRateLimit }) => {
  const kept = createLru<Promise<Buffer | string>>(keptPictures)

  function drawn(request: FastifyRequest, { address, pictures, svgOf }: Asked): Promise<Buffer | string> {
    const encoding = encodingFor(request)
    const key = `${encoding} ${address}`
    const known = kept.get(key)
    if (known) return known
    for (const _ of pictures) requestRateLimit.hit('picture', networkOf(request.ip))
    const svg = svgOf()
    const made = encoding ? svg.then((text) => compress(text, encoding, effort.kept)) : svg
    kept.set(key, made)
    return made
  }

  app.get(`${artPath}*`, async (request, reply) => {
    const asked = askedAt(request.url)
    if (!asked) return reply.status(404).type('text/plain; charset=utf-8').send(errorsWords.notFound)
    const content = await drawn(request, asked)
    if (typeof content !== 'string') reply.header('content-encoding', encodingFor(request))
    return reply
      .type('image/svg+xml; charset=utf-8')
      .headers({
        'content-security-policy': picturePolicy,
        'cross-origin-resource-policy': 'same-origin',
        // A page of another build may ask for the picture as that one drew it: it gets ours, but only for now.
        'cache-control': asked.pictures.every(({ isCurrent }) => isCurrent)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        vary: 'accept-encoding',
      })
      .send(content)
  })
}
