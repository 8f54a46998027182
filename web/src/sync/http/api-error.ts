import type { ErrorBody, Theirs } from '@sojourn/contract/errors/body'
import type { ErrorCode } from '@sojourn/contract/errors/codes'
import { passingStatuses } from '@sojourn/contract/http/answered-by'

/** No answer came: the call did not get out, or nobody answered in time. */
type Unreached = 'offline' | 'late'

interface Details {
  code: ErrorCode | Unreached
  fields?: Record<string, string> | undefined
  /** What a person reads: the server's sentence without the status; empty when it sent none. */
  text: string
  /** What somebody else wrote where a write that waited wants to. */
  theirs?: Theirs | undefined
  path?: string
  /** The answer is not ours: a hotel's login page, say. */
  isForeign?: boolean
}

/** The one error of a call. Its message is '{status}: {response text}'; people are shown `text`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | Unreached
  readonly fields: Record<string, string>
  readonly text: string
  readonly path: string
  readonly theirs: Theirs | undefined
  readonly isForeign: boolean
  constructor(
    status: number,
    message: string,
    { code, fields, text, theirs, path = '', isForeign = false }: Details,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.text = text
    this.path = path
    this.theirs = theirs
    this.isForeign = isForeign
  }
}

const unreached = (code: Unreached, text: string) => (path: string) =>
  new ApiError(0, text, { code, text, path })

const offlineText = 'You are offline. Please try again when you are connected.'
export const offlineError = unreached('offline', offlineText)

/** The call was sent, or so it seemed, and nothing came back. */
export const lateError = unreached('late', 'There is no answer. Please check your connection and try again.')

/** An offline read of which this device has no copy. */
export function noCopyError(cause: unknown, path: string): unknown {
  const text = 'No cached data available for offline use'
  return cause instanceof ApiError && cause.code === 'offline'
    ? new ApiError(0, text, { code: 'offline', text, path })
    : cause
}

/** Whether our server said nothing at all: no connection, no answer, or somebody else's. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || passingStatuses.has(error.status) || error.isForeign)

/** Reads a refused answer: the body's own words, or the status text when it is empty. */
export async function errorFrom(response: Response, path: string): Promise<ApiError> {
  const raw = await response.text().catch(() => '')
  const message = `${response.status}: ${raw || response.statusText}`
  const { code, message: text, fields, theirs } = parsed(raw)
  return new ApiError(response.status, message, {
    code: code ?? (response.status === 401 ? 'not_signed_in' : 'internal'),
    fields,
    theirs,
    text: text ?? readable(raw),
    path,
  })
}

/** Somebody else answered: a hotel's network is no connection, a gateway says that our server is not there just now. */
export const foreignAnswer = (status: number, path: string): ApiError =>
  new ApiError(status, `${status}: the answer is not from our server`, {
    ...(status >= 500 ? { code: 'internal', text: '' } : { code: 'offline', text: offlineText }),
    path,
    isForeign: true,
  })

/** An answer that should be JSON and is not: cut off on the way, say. */
export const unreadableAnswer = (status: number, path: string): ApiError =>
  new ApiError(status, `${status}: the answer is not JSON`, {
    code: 'internal',
    text: '',
    path,
    isForeign: true,
  })

function parsed(raw: string): Partial<ErrorBody> {
  try {
    const json: unknown = JSON.parse(raw)
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}

/** Plain words may be shown; the markup of an error page or a JSON body without a message may not. */
const readable = (raw: string): string => (/^\s*[<[{]/.test(raw) ? '' : raw.trim())

/** Whether an error means that the session is over (C-031): by status, or by the stated words. */
export function isLoggedOut(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true
  return (
    error instanceof Error &&
    (error.message.startsWith('401:') || error.message.includes('Please log in to continue'))
  )
}
