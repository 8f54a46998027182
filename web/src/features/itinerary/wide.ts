/** From here on the map has its place beside the list. */
export const besideMap = '(width >= 90rem)'
