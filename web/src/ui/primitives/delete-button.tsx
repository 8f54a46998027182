import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import Trash2 from 'icon:trash-2'
import { IconButton } from './icon-button.tsx'

export function DeleteButton({ title, onDelete }: { title: string; onDelete: () => void }) {
  return (
    <IconButton
      icon={Trash2}
      size="sm"
      variant="quiet"
      label={say(shellUiWords.delete, { title })}
      data-delete
      onClick={(event) => {
        focusNeighbour(event.currentTarget)
        onDelete()
      }}
    />
  )
}

/** Before the row goes: its neighbour's delete button takes the focus; after the last one the page. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-delete]')
  if (next) next.focus()
  else button.closest('main')?.focus({ preventScroll: true })
}
