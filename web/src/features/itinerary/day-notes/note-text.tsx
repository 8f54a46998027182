import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { cn } from '../../../ui/primitives/cn.ts'

interface NoteTextProps {
  notes: readonly DayNote[]
  /** Says for whom the button is, beside the text itself. */
  label: string
  onEdit: (note: DayNote) => void
  className?: string
}

/** What a day's notes say; a press opens them. */
export const NoteText = ({ notes, label, onEdit, className }: NoteTextProps) =>
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
      <span className="sr-only">{label}: </span>
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text}
      </span>
    </button>
  ))
