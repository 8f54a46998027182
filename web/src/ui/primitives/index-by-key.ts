const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Where a key leads in a row of options of which one has the focus (roving tabindex); null when it leads nowhere. With
 * another key held it is the browser's: Alt and Left go back.
 */
export function indexByKey(pressed: Pressed, from: number, length: number): number | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps[key]
  return step === undefined ? null : (from + step + length) % length
}
