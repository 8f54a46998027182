import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { dayNote, dayNoteChanges, newDayNote } from './schema.ts'

export const dayNotesApi = {
  ...rowCalls('dayNotes', {
    row: dayNote,
    added: newDayNote,
    changes: dayNoteChanges,
    summaries: {
      list: 'All day notes of a trip',
      add: 'Add a note to a day; one that is there already takes the text as a further line',
      update: 'Change any field of a day note',
      remove: 'Remove a day note',
    },
  }),
} as const satisfies EndpointGroup
