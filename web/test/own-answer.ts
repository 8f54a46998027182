import { answeredBy } from '@sojourn/contract/http/answered-by'

/** An answer as our own server gives it. */
export function own(response: Response): Response {
  response.headers.set(answeredBy.header, answeredBy.name)
  return response
}
