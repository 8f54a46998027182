import { movedEnd } from '@sojourn/contract/itinerary/item-end'
import { itemsOfDay } from '@sojourn/contract/itinerary/item-order'
import { type DayMove, isSameOrder } from '@sojourn/contract/itinerary/move-item'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { syncFailuresWords } from '@sojourn/contract/sync/words-failures'
import { currentFigures } from '../../session/units.ts'
import type { Input } from '../../sync/http/request.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground, writeRows } from '../../sync/writes/write-rows.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'

export type NewItemFields = Omit<Input<'itinerary.add'>['body'], 'tripId'>
export type ItemUpdate = Input<'itinerary.update'>['body']

const succeeded = (answer: unknown, description: string) =>
  toast(savedToast(answer, { variant: 'success', title: itineraryFormWords.success, description }))

function reorder(tripId: number, move: DayMove) {
  const { date, ids } = move
  const edits = ids.map((id, order) => ({ id, kind: 'set', fields: { date, order } as object }) as const)
  const side = { lanes: ids, edits, failure: syncFailuresWords.itineraryChange }
  const list = { tripId, collection: 'itinerary' } as const
  return writeRows(list, 'itinerary.reorder', { params: { tripId }, body: move }, side)
}

/** Adding and editing wait for the server. */
export function useItemSaves(tripId: number) {
  const rows = tripRows(tripId, 'itinerary')
  return {
    add: useSave((fields: NewItemFields & { id: string }) => rows.add(fields), {
      onSuccess: (item) => succeeded(item, itineraryFormWords.added),
    }),
    update: useSave(({ id, changes }: { id: string; changes: ItemUpdate }) => rows.change(id, changes), {
      onSuccess: (item) => succeeded(item, itineraryFormWords.updated),
    }),
  }
}

/** Deleting and moving show at once and are taken back when the server refuses. */
export function itemWrites(tripId: number) {
  const rows = tripRows(tripId, 'itinerary')
  /** A day in a new order. It waits for other writes to the items it names, and they for it. */
  function moveItems(move: DayMove): void {
    if (!isSameOrder(rows.rows(), move)) inBackground(() => reorder(tripId, move))
  }
  const idsOf = (date: PlainDate) => itemsOfDay(rows.rows(), date).map(({ id }) => id)
  return {
    deleteItem: (item: ItineraryItem) =>
      inBackground(async () => {
        const answer = await rows.remove(item.id)
        const action = rows.undoOf(item)
        toast(
          savedToast(answer, {
            variant: 'removed',
            title: itineraryFormWords.success,
            description: itineraryFormWords.deleted,
            action,
          }),
        )
      }),
    moveItems,
    /** A place in a day that its time forbids: it takes another one, and the old one is a press away. */
    retimeItem: ({ id, title, ...old }: ItineraryItem, { move, time }: { move: DayMove; time: string }) => {
      const before = idsOf(old.date)
      const change = (to: ItemUpdate) => rows.change(id, to, { isShown: true })
      const undo = () => {
        const { date, time: oldTime, endTime, order } = old
        inBackground(() => change({ date, time: oldTime, endTime, order }))
        // What was moved to another day since then stays there.
        const there = new Set([id, ...idsOf(date)])
        moveItems({ date, ids: before.filter((other) => there.has(other)) })
      }
      inBackground(async () => {
        const answer = change({
          date: move.date,
          time,
          endTime: movedEnd(old, time),
          order: move.ids.indexOf(id),
        })
        moveItems(move)
        const action = { label: itineraryMovesWords.undo, undo: true, onPress: undo }
        const description = say(itineraryMovesWords.nowStartsAt, { title, time: currentFigures().time(time) })
        const told = { variant: 'success', title: itineraryMovesWords.timeChanged, description } as const
        toast(savedToast(await answer, { ...told, action }))
      })
    },
  }
}

export type ItemWrites = ReturnType<typeof itemWrites>
