import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { dayNotesWords } from '@sojourn/contract/day-notes/words'
import { say } from '@sojourn/contract/words/say'
import { cn } from '../../../ui/primitives/cn.ts'

interface NoteTextProps {
  notes: readonly DayNote[]
  /** Says for whom the button is, beside the text itself. */
  day: string
  onEdit: (note: DayNote) => void
  className?: string
}

/** What a day's notes say; a press opens them. */
export const NoteText = ({ notes, day, onEdit, className }: NoteTextProps) =>
  notes.map((note) => (
    <button
      key={note.id}
      type="button"
      onClick={() => onEdit(note)}
      className={cn(
        'block min-h-8 w-full py-1.5 text-start text-small text-muted-foreground italic -outline-offset-2 hover:text-foreground',
        className,
      )}
    >
      <span className="sr-only">{say(dayNotesWords.noteForSpoken, { day })}</span>
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text}
      </span>
    </button>
  ))
