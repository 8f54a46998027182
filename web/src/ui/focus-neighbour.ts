/** Before a row goes: its neighbour's delete button takes the focus, so that the keyboard keeps its place; after the last one the page. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-delete]')
  if (next) next.focus()
  else button.closest('main')?.focus({ preventScroll: true })
}
