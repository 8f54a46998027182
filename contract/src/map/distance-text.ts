/** Nearer than what is written as ten metres: there is no way to go. */
export const isSamePlace = (metres: number): boolean => metres < 5

/** '350 m', '1.3 km', '118 km'. */
export function distanceText(metres: number): string {
  if (metres < 950) return `${Math.round(metres / 10) * 10} m`
  const km = metres / 1000
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km).toLocaleString('en-US')} km`
}

/** '5 min', '1 h 20 min', '13 h'. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const rest = hours >= 10 ? 0 : minutes % 60
  return rest === 0 ? `${hours >= 10 ? Math.round(minutes / 60) : hours} h` : `${hours} h ${rest} min`
}
