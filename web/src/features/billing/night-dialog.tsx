import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { DialogProps } from '../../ui/dialogs/dialog-props.ts'
import { ProMarker } from '../../ui/primitives/mark.tsx'

type NightDialogProps = Omit<DialogProps, 'surface' | 'lead' | 'picture'>

/** A dialog under the night sky, for what belongs to Pro. Its buttons are `lamp` and `lamp-line`. */
export function NightDialog({ size = 'confirm', description, ...rest }: NightDialogProps) {
  return (
    <Dialog {...rest} size={size} surface="night" description={description} marker={<ProMarker onNight />} />
  )
}
