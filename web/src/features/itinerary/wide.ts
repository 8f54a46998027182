/** From here on the map has its place beside the list. */
export const besideMap = '(width >= 90rem)'
/** From here on what is worth a glance has. */
export const glanceAside = '(width >= 80rem)'

/** Of the map that stands there. */
export const besideMapHeight = 'h-[calc(100vh-260px)] min-h-[420px]'
