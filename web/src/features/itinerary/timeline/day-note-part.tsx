import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { dayNotesWords } from '@sojourn/contract/day-notes/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import StickyNote from 'icon:sticky-note'
import { useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { EditNote } from '../day-notes/edit-note.tsx'
import { NoteText } from '../day-notes/note-text.tsx'
import { useDayNotes } from '../day-notes/use-day-notes.ts'
import { dayName } from '../day-text.ts'

/** What was noted for the day, or the way to note something. */
export function DayNotePart({ trip, date }: { trip: Trip; date: PlainDate }) {
  const notes = useDayNotes(trip.id).get(date) ?? []
  const [edited, setEdited] = useState<DayNote | 'new' | null>(null)
  return (
    <>
      <NoteText notes={notes} day={dayName(trip, date)} onEdit={setEdited} className="mt-1" />
      {notes.length === 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={StickyNote}
          className="-ms-3"
          onClick={() => setEdited('new')}
        >
          {dayNotesWords.add}
        </Button>
      )}
      {edited && (
        <EditNote
          trip={trip}
          date={date}
          note={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
