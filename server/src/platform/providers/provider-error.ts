export type ProviderFailure =
  | 'unreachable'
  | 'timeout'
  | 'unwell'
  | 'refused'
  | 'redirect'
  | 'too_large'
  | 'not_json'
  | 'unexpected'
  | 'private_address'
  | 'breaker_open'

/** An outside service did not give us what we asked for. Callers fall back; it never reaches the traveller as such. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  constructor(failure: ProviderFailure, detail: string) {
    super(`${failure}: ${detail}`)
    this.failure = failure
  }
}
