import type { FastifyInstance } from 'fastify'
import { invalidField } from '../errors/app-error.ts'

/** Our deepest file has five levels. */
const maxDepth = 32

/** JSON or nothing: a form post from a foreign page cannot even be read. An empty body counts as none. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') done(null, undefined)
    else if (isTooDeep(text)) done(invalidField('body', 'The request is nested too deeply'))
    else void parse(request, text, done)
  })
}

const [quote, backslash] = ['"', '\\'].map((mark) => mark.charCodeAt(0))
const opening = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)))
const closing = new Set([']', '}'].map((mark) => mark.charCodeAt(0)))

/** Looks at the brackets only, and stops at the first one too many: parsing megabytes of them takes most of a second. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (isInText) {
      if (mark === backslash) at++
      else if (mark === quote) isInText = false
    } else if (mark === quote) isInText = true
    else if (opening.has(mark)) {
      if (++depth > maxDepth) return true
    } else if (closing.has(mark)) depth--
  }
  return false
}
