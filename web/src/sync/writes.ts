import type { EndpointName } from '@sojourn/contract/api'
import { toast } from '../ui/toast-store.ts'
import { type Answer, type Input, requestOf, sendRequest, userKey } from './api.ts'
import { ApiError } from './api-error.ts'
import { keepWrite, type Left, takeLeftWrites } from './kept-writes.ts'
import { listKey, lists } from './lists.ts'
import { queryClient, shouldRetryWrite } from './query-client.ts'
import { rowWrites, type Write } from './row-writes.ts'

const retryDelayMs = 1000

/** Once more under the same key when the answer got lost. */
async function send(write: Write, failures = 0): Promise<unknown> {
  try {
    return await sendRequest(write, { key: write.id })
  } catch (error) {
    if (!shouldRetryWrite(failures, error)) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return send(write, failures + 1)
  }
}

/** The way out of the app for everything that is kept until it is answered. */
const run = rowWrites({
  lists,
  send,
  keep: keepWrite,
  reload: (name) => void queryClient.invalidateQueries({ queryKey: listKey(name) }),
})

const signedInId = (): string | null =>
  queryClient.getQueryData<{ user: { id: string } | null }>(userKey)?.user?.id ?? null

type Side = Omit<Write['side'], 'owner'>

/** Sends a write by its endpoint's name. It outlives the page; its failure text is what is said if it is refused then. */
export function perform<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { id = crypto.randomUUID(), ...side }: Partial<Side> & Pick<Side, 'failure'> & { id?: string },
): Promise<Answer<N>> {
  const request = requestOf(name, input)
  return run({
    id,
    ...request,
    timestamp: Date.now(),
    retryCount: 0,
    side: { owner: signedInId(), lanes: [request.url], list: null, edits: [], ...side },
  }) as Promise<Answer<N>>
}

/** Not a word about the write itself: who is here, how often, how soon. */
const passing = new Set([401, 408, 412, 425, 429])
const maxFailures = 3

/** Refused for good, or failed too often. Where no answer came at all, nothing was said yet. */
export const isOverFor =
  ({ retryCount }: Pick<Write, 'retryCount'>) =>
  (error: unknown): boolean =>
    error instanceof ApiError &&
    !passing.has(error.status) &&
    ((error.status >= 400 && error.status < 500) || (error.status >= 500 && retryCount + 1 >= maxFailures))

/** Sends one write that an earlier page left behind; answers what it could not do. */
async function sendLeft({ write, forget, failed }: Left): Promise<string[]> {
  const isOver = isOverFor(write)
  try {
    await run(write, { forget }, isOver)
    return []
  } catch (error) {
    if (isOver(error)) return [write.side.failure]
    if (error instanceof ApiError && error.status >= 500) failed()
    return []
  }
}

/** Sends what was still on its way when this person's earlier pages ended. */
export const sendLeftWrites = (owner: string): Promise<void> =>
  takeLeftWrites(owner, async (left) => {
    const failures = (await Promise.all(left.map(sendLeft))).flat()
    if (left.some(({ write }) => write.side.list === null)) {
      void queryClient.invalidateQueries({ queryKey: ['trips'] })
      void queryClient.invalidateQueries({ queryKey: userKey })
    }
    const [first, ...more] = failures
    if (!first) return
    toast({
      variant: 'destructive',
      title: 'Not saved on your last visit',
      description: more.length === 0 ? first : `${first}, and ${more.length} more`,
    })
  })
