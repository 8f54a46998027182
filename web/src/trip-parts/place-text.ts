/** The title stands above it and need not be said twice. */
export const placeText = (title: string, location: string): string =>
  location.startsWith(`${title}, `) ? location.slice(title.length + 2) : location
