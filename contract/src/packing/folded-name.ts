/** Two names are the same item when only letter case or outer spaces differ. */
export const foldedName = (name: string): string => name.trim().toLowerCase()
