import type { EndpointName } from '@sojourn/contract/api'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { Answer, Input } from '../http/request.ts'
import { queryClient } from '../cache/query-client.ts'
import { tellFailure } from '../http/tell-failure.ts'
import { perform, type Performed } from './writes.ts'

/** For a write nobody waits for. A mutation, so that the end of the session is noticed here as everywhere. */
export const inBackground = (work: () => Promise<unknown>): void =>
  void queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: work, retry: false })
    .execute(undefined)
    .catch(() => undefined)

interface RowWrite extends Pick<Performed, 'lanes' | 'edits' | 'thing' | 'row' | 'seen' | 'isShown'> {
  /** What is said when it fails. */
  failure: string
  /** Nothing is said when it fails. */
  isQuiet?: boolean
}

/** A write to rows of a list. It says in its words that it failed, and fails then. */
export async function writeRows<N extends EndpointName>(
  list: { tripId: number; collection: ContentCollection },
  name: N,
  input: unknown,
  { failure, isQuiet, ...side }: RowWrite,
): Promise<Answer<N>> {
  try {
    return await perform(name, input as Input<N>, { list, tripId: list.tripId, ...side })
  } catch (error) {
    if (!isQuiet) tellFailure(error, failure)
    throw error
  }
}
