import type { Edit, Row } from '../overlay/row-list.ts'
import type { Write } from '../overlay/write.ts'
import type { Stored } from './queue-entry.ts'

const hasTripId = (data: unknown): data is { tripId: unknown } =>
  typeof data === 'object' && data !== null && 'tripId' in data

const ofTrip = (edits: readonly Edit[], tripId: number): Edit[] =>
  edits.map((edit) => (edit.kind === 'put' ? { ...edit, row: { ...edit.row, tripId } as Row } : edit))

function withRealId<W extends Write>(write: W, ids: Stored['ids']): W {
  const { tripId, list, edits, parts } = write.side
  const real = tripId === null ? undefined : ids.get(tripId)
  if (real === undefined) return write
  return {
    ...write,
    url: write.url.replace(`/trips/${tripId}`, `/trips/${real}`),
    data: hasTripId(write.data) ? { ...write.data, tripId: real } : write.data,
    side: {
      ...write.side,
      tripId: real,
      list: list && { ...list, tripId: real },
      edits: ofTrip(edits, real),
      ...(parts && {
        parts: parts.map((part) => ({
          list: { ...part.list, tripId: real },
          edits: ofTrip(part.edits, real).map((edit) => (edit.id === tripId ? { ...edit, id: real } : edit)),
        })),
      }),
    },
  }
}

export const withRealIds = ({ queue, tray, ids }: Stored): Stored => ({
  queue: queue.map((entry) => withRealId(entry, ids)),
  tray: tray.map((entry) => withRealId(entry, ids)),
  ids,
})
