/** Before a row goes: its neighbour's delete button takes the focus, so that the keyboard keeps its place. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-delete]')?.focus()
}
