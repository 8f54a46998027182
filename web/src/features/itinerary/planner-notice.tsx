import Sparkles from 'lucide-react/icons/sparkles'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'

interface PlannerNoticeProps {
  open: boolean
  onClose: () => void
  onAdd: () => void
}

/** Stands in for the planner until it is there. */
export function PlannerNotice({ open, onClose, onAdd }: PlannerNoticeProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Smart Itinerary Planner"
      description="The planner cannot fill your days yet. Until it can, add activities yourself."
      lead={<IconTile icon={Sparkles} night />}
      size="confirm"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button variant="sun" data-autofocus onClick={onAdd}>
            Add Activity
          </Button>
        </>
      }
    />
  )
}
