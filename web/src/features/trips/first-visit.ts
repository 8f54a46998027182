import { useEffect, useState } from 'react'

// Which trips were opened on this device: the postcard greets whoever comes for the first time.
const keyOf = (tripId: number): string => `visited_${tripId}`

function wasVisited(tripId: number): boolean {
  try {
    return localStorage.getItem(keyOf(tripId)) !== null
  } catch {
    return false
  }
}

/** On a window this low, or at 200%, the postcard would leave no room for the tabs. */
const roomForPicture = '(height >= 32rem)'

/** Known before the first paint, and true until the page is left. The visit counts once the trip is there. */
export function useFirstVisit(tripId: number, isOpen: boolean): boolean {
  const [isFirst] = useState(() => !wasVisited(tripId) && matchMedia(roomForPicture).matches)
  useEffect(() => {
    if (!isOpen) return
    try {
      localStorage.setItem(keyOf(tripId), 'yes')
    } catch {
      // Storage is blocked: every visit is the first.
    }
  }, [tripId, isOpen])
  return isFirst
}
