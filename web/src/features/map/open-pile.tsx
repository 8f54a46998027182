import { PileList } from './pile-list.tsx'
import type { TripMapInput } from './use-trip-map.ts'

/** The pile may be another one by now; the map is always there. */
export function focusPile(map: HTMLElement | null, ids: readonly string[] | null): void {
  const button = map?.querySelector<HTMLElement>(`[data-pile="${ids?.[0] ?? ''}"]`)
  ;(button ?? map)?.focus({ preventScroll: true })
}

interface OpenPileProps {
  ids: readonly string[] | null
  input: TripMapInput
  onClose: () => void
}

/** The stops of a pile, once it was pressed. */
export function OpenPile({ ids, input: { stops, quiet, onSelect }, onClose }: OpenPileProps) {
  const inside = ids ? [...stops, ...quiet].filter(({ id }) => ids.includes(id)) : []
  if (inside.length === 0) return null
  return (
    <PileList
      key={ids?.join()}
      stops={inside}
      onClose={onClose}
      onSelect={(id) => {
        onClose()
        onSelect(id)
      }}
    />
  )
}
