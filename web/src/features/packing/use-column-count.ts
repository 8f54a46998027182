import { useSyncExternalStore } from 'react'

const two = '(width >= 40rem)'
const three = '(width >= 80rem)'

function subscribe(onChange: () => void): () => void {
  const media = [two, three].map((query) => matchMedia(query))
  for (const query of media) query.addEventListener('change', onChange)
  return () => {
    for (const query of media) query.removeEventListener('change', onChange)
  }
}

const read = (): 1 | 2 | 3 => (matchMedia(three).matches ? 3 : matchMedia(two).matches ? 2 : 1)

/** Columns of groups: 1 on a phone, 2 on tablet and desktop, 3 on a wide screen. */
export const useColumnCount = (): 1 | 2 | 3 => useSyncExternalStore(subscribe, read)
