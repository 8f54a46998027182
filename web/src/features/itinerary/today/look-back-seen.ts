// Which look backs were put away, remembered on the device.
const keyOf = (tripId: number): string => `look_back_${tripId}`

export function isPutAway(tripId: number): boolean {
  try {
    return localStorage.getItem(keyOf(tripId)) !== null
  } catch {
    return false
  }
}

export function putAway(tripId: number): void {
  try {
    localStorage.setItem(keyOf(tripId), 'closed')
  } catch {
    // Storage is blocked: it is gone for as long as the page is open.
  }
}
