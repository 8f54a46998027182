import type { ErrorBody, Theirs } from '@sojourn/contract/errors/body'
import type { ErrorCode } from '@sojourn/contract/errors/codes'
import { passingStatuses } from '@sojourn/contract/http/answered-by'
import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import { languageWords } from '@sojourn/contract/words/language'
import type { Meaning } from '@sojourn/contract/words/meaning'

/** No answer came: the call did not get out, or nobody answered in time. */
type Unreached = 'offline' | 'late'

interface Details {
  code: ErrorCode | Unreached
  fields?: Record<string, string> | undefined
  /** What a person reads: the server's sentence without the status; empty when it sent none. */
  text: string
  /** What `text` means, for whoever reads it later. */
  meaning?: Meaning | undefined
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
  readonly meaning: Meaning | undefined
  readonly path: string
  readonly theirs: Theirs | undefined
  readonly isForeign: boolean
  constructor(
    status: number,
    message: string,
    { code, fields, text, meaning, theirs, path = '', isForeign = false }: Details,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.text = text
    this.meaning = meaning
    this.path = path
    this.theirs = theirs
    this.isForeign = isForeign
  }
}

function unreached(code: Unreached, path: string): ApiError {
  const text = code === 'offline' ? httpCallsWords.offline : httpCallsWords.late
  return new ApiError(0, text, { code, text, path })
}

export const offlineError = (path: string): ApiError => unreached('offline', path)

/** The call was sent, or so it seemed, and nothing came back. */
export const lateError = (path: string): ApiError => unreached('late', path)

/** An offline read of which this device has no copy. */
export function noCopyError(cause: unknown, path: string): unknown {
  const text = httpCallsWords.noCopy
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
  const body = parsed(raw)
  const { code, theirs, meaning } = body
  const { text, fields } = await inOwnWords(body)
  return new ApiError(response.status, message, {
    code: code ?? (response.status === 401 ? 'not_signed_in' : 'internal'),
    fields,
    theirs,
    meaning,
    text: text ?? readable(raw),
    path,
  })
}

/** The server refuses in English. What it means is told in the reader's language, by texts that come only then. */
async function inOwnWords({ message: text, fields, meaning, meanings = {} }: Partial<ErrorBody>) {
  if (!meaning || languageWords.tag.startsWith('en')) return { text, fields }
  try {
    const { refusalText } = await import('./refusal-text.ts')
    const told = Object.entries(meanings).map(([field, meant]) => [field, refusalText(meant)] as const)
    return {
      text: refusalText(meaning) || text,
      fields: fields && { ...fields, ...Object.fromEntries(told) },
    }
  } catch {
    return { text, fields }
  }
}

/** Somebody else answered: a hotel's network is no connection, a gateway says that our server is not there just now. */
export const foreignAnswer = (status: number, path: string): ApiError =>
  new ApiError(status, `${status}: the answer is not from our server`, {
    ...(status >= 500 ? { code: 'internal', text: '' } : { code: 'offline', text: httpCallsWords.offline }),
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
