import { errorsWords } from '@sojourn/contract/errors/words'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A provider's page or machine posts here and proves itself by other means. */
    isForeignWelcome?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: writes must come from our own pages. Browsers say so in Sec-Fetch-Site or Origin; a caller that sends neither is no
 * browser and cannot be tricked into a cross-site request (S-11).
 */
export function refuseForeignWrite(request: FastifyRequest, ownOrigin: string | null): void {
  if (safeMethods.has(request.method) || request.routeOptions.config.isForeignWelcome) return
  refuseForeign(request, ownOrigin)
}

/** The same for the few reads that change something (C-028): a link from elsewhere or a prefetch does nothing. */
export function refuseForeignNavigation(request: FastifyRequest, ownOrigin: string | null): void {
  const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? ''
  if (String(purpose).includes('prefetch')) throw foreign()
  const site = request.headers['sec-fetch-site']
  if (site === 'none') return
  refuseForeign(request, ownOrigin)
  const { referer } = request.headers
  if (site === undefined && referer && originOf(referer) !== (ownOrigin ?? requestOrigin(request)))
    throw foreign()
}

export function refuseForeign(request: FastifyRequest, ownOrigin: string | null): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw foreign()
    return
  }
  const { origin } = request.headers
  if (origin !== undefined && origin !== (ownOrigin ?? requestOrigin(request))) throw foreign()
}

/** The origin the caller used to reach us. */
export const requestOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

const foreign = (): AppError => new AppError('foreign_origin', errorsWords.foreignOrigin)

function originOf(url: string): string | null {
  try {
    return new URL(url).origin
  } catch {
    return null
  }
}
