import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { mapWords } from '@sojourn/contract/map/words'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { toast } from '../../toasts/toast-store.ts'

/** Gives a stop its place: seen at once, sent when there is a connection, taken back by a press. */
export function placeStop(
  { id, tripId, title, latitude, longitude }: ItineraryItem,
  { lat, lng }: Point,
): void {
  const rows = tripRows(tripId, 'itinerary')
  inBackground(async () => {
    const answer = await rows.change(id, { latitude: lat, longitude: lng }, { isShown: true })
    const action = {
      label: mapWords.undo,
      undo: true,
      onPress: () => inBackground(() => rows.change(id, { latitude, longitude }, { isShown: true })),
    }
    const description = say(mapWords.placedText, { title })
    toast(savedToast(answer, { variant: 'success', title: mapWords.placed, description, action }))
  })
}
