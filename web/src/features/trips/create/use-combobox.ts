import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { usePlaceSearch } from './use-place-search.ts'

interface ComboboxInput {
  value: string
  onType: (text: string) => void
  onChoose: (place: PlaceSuggestion) => void
}

/** The keys and states of a field with a list below it, as ARIA describes them. */
export function useCombobox({ value, onType, onChoose }: ComboboxInput) {
  const listId = useId()
  const { text, places, isSearching } = usePlaceSearch(value)
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  // The list belongs to what is in the field now, not to what stood there 300 ms ago.
  const isOpen = isWanted && text !== '' && text === value.trim()
  const hasList = isOpen && places.length > 0

  function close() {
    setIsWanted(false)
    setActive(-1)
  }
  useEscape(isOpen, close)

  function choose(place: PlaceSuggestion) {
    onChoose(place)
    close()
  }

  function steer(event: KeyboardEvent) {
    const chosen = hasList ? places[active] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setIsWanted(true)
    if (hasList) setActive(nextIndex(active, places.length, step))
  }

  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': hasList && active >= 0 ? optionId(listId, active) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onType(event.target.value)
      setIsWanted(true)
      setActive(-1)
    },
    onKeyDown: steer,
    onBlur: close,
  } as const
  return { listId, text, places, isSearching, isOpen, hasList, active, choose, field }
}

export type Combobox = ReturnType<typeof useCombobox>

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

const nextIndex = (at: number, count: number, step: 1 | -1): number =>
  at === -1 && step === -1 ? count - 1 : (at + step + count) % count

/** Escape closes the list first. The dialog around it listens on the document, so this comes before it. */
function useEscape(isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const closeFirst = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', closeFirst, true)
    return () => window.removeEventListener('keydown', closeFirst, true)
  })
}
