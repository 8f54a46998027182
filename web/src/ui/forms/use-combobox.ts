import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'

interface ComboboxInput<Choice> {
  choices: readonly Choice[]
  /** Whether the list, or the words in its place, are on screen. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onType: (text: string) => void
  onChoose: (choice: Choice) => void
}

/** The keys and states of a field with a list below it, as ARIA describes them. */
export function useCombobox<Choice extends { id: string }>(input: ComboboxInput<Choice>) {
  const { choices, isOpen, onOpenChange, onType, onChoose } = input
  const listId = useId()
  // By its id: what is highlighted stays so while more choices arrive.
  const [activeId, setActiveId] = useState<string | null>(null)
  const hasList = isOpen && choices.length > 0
  const active = hasList ? choices.findIndex(({ id }) => id === activeId) : -1

  function close() {
    onOpenChange(false)
    setActiveId(null)
  }
  useEscape(isOpen, close)

  function choose(choice: Choice) {
    onChoose(choice)
    close()
  }

  function steer(event: KeyboardEvent) {
    const chosen = choices[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onOpenChange(true)
    if (hasList) setActiveId(choices[nextIndex(active, choices.length, step)]?.id ?? null)
  }

  const field = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onType(event.target.value)
      onOpenChange(true)
      setActiveId(null)
    },
    onKeyDown: steer,
    // Not before the focus has arrived: a dialog that sees something go while nothing has it takes the focus itself.
    onBlur: () => void setTimeout(close),
  } as const
  return { listId, hasList, active, choose, close, field }
}

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
