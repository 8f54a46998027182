import { joinedNotes } from '@sojourn/contract/day-notes/note-form'
import type { RowRules } from '../../kernel/rows/row-rules.ts'

export const dayNoteRules: RowRules<'dayNotes'> = {
  collection: 'dayNotes',
  toAnswer: (row) => row,
  newColumns: async () => (input) => input,
  changedColumns: async (_trip, _current, changes) => changes,

  /** A day has one note: two people who write at once, or without a connection, write into the same. */
  findSame: async ({ db, access }, { date }) => {
    const note = await db
      .selectFrom('dayNotes')
      .select('id')
      .where('tripId', '=', access.tripId)
      .where('date', '=', date)
      .executeTakeFirst()
    return note?.id ?? null
  },
  joined: ({ text }, input) => ({ text: joinedNotes(text, input.text) }),
}
