import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import Copy from 'icon:copy'
import TicketCheck from 'icon:ticket-check'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { toast } from '../../../toasts/toast-store.ts'

/** What was noted about a stop, to be shown at a counter or copied. */
export function BookingNote({ text }: { text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ variant: 'success', title: itineraryTodayWords.copied, description: text })
    } catch {
      toast({
        variant: 'destructive',
        title: itineraryTodayWords.error,
        description: itineraryTodayWords.notCopied,
      })
    }
  }
  return (
    <div className="flex items-center gap-3 rounded-md border border-border px-3.5 py-2.5">
      <TicketCheck size={20} className="shrink-0 text-success" />
      <p dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </p>
      <IconButton
        icon={Copy}
        size="sm"
        variant="quiet"
        label={itineraryTodayWords.copyNote}
        onClick={() => void copy()}
      />
    </div>
  )
}
