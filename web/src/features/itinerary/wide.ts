/** From here on the map has its place beside the list. */
export const besideMap = '(width >= 90rem)'
/** From here on what is worth a glance has. */
export const glanceAside = '(width >= 80rem)'
