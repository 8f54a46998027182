import type { ServerFrame } from '@sojourn/contract/live/frames'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { BeforeNews } from '../../browser/keep-in-place.ts'
import { queryClient } from '../cache/query-client.ts'
import { askWhoIsHere, connectLive } from './connect.ts'
import { LiveStream } from './live-stream.ts'
import { whileWatched } from './while-watched.ts'

type Heads = (ServerFrame & { type: 'list' })['heads']

function isShown(heads: Heads): boolean {
  const trips = queryClient.getQueryData<Trip[]>(['trips'])
  const revs = new Map(trips?.map(({ id, rev }) => [id, rev]))
  return heads.length === revs.size && heads.every(({ id, rev }) => revs.get(id) === rev)
}

/** Reads the list of trips anew whenever it is another one than is shown; answers how to stop. */
export function followList(beforeNews: BeforeNews): () => void {
  const stream = new LiveStream({
    connect: connectLive,
    onSessionOver: askWhoIsHere,
    subscription: () => ({ type: 'follow-list' }),
    onFrame: (frame) => {
      if (frame.type !== 'list' || isShown(frame.heads)) return
      beforeNews(queryClient.invalidateQueries({ queryKey: ['trips'], exact: true }))
      void queryClient.invalidateQueries({ queryKey: ['activity'] })
    },
    onLine: () => undefined,
  })
  const stopWatching = whileWatched(
    () => stream.start(),
    () => stream.stop(),
  )
  return () => {
    stopWatching()
    stream.stop()
  }
}
