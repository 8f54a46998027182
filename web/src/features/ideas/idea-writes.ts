import type { Idea } from '@sojourn/contract/ideas/schema'
import type { VoteWay } from '@sojourn/contract/ideas/votes'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { coordinateText } from '@sojourn/contract/map/coordinates'
import { readPastedPlace } from '@sojourn/contract/map/map-link'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { toast } from '../../toasts/toast-store.ts'

/** What is typed, or the place that a pasted link names. */
function ideaFromText(text: string) {
  const place = readPastedPlace(text)
  if (!place) return { title: text.trim() }
  const { lat: latitude, lng: longitude } = place
  const name = place.name ?? coordinateText(place)
  return { title: name, location: name, latitude, longitude }
}

export const addIdeaFrom = (tripId: number, text: string) =>
  tripRows(tripId, 'ideas').add({ ...ideaFromText(text), id: crypto.randomUUID() })

/** Shown at once, whatever others vote meanwhile. */
export const voteOn = ({ id, tripId }: Idea, vote: VoteWay | null): void =>
  inBackground(() => tripRows(tripId, 'ideas').change(id, { vote }, { isShown: true }))

export function deleteIdea(idea: Idea): void {
  const { remove, undoOf } = tripRows(idea.tripId, 'ideas')
  inBackground(async () => {
    const action = undoOf(idea)
    const told = { variant: 'removed', title: ideasWords.deleted, description: idea.title } as const
    toast(savedToast(await remove(idea.id), { ...told, action }))
  })
}
