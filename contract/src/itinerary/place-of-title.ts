interface Named {
  title: string
  location: string | null
}

const folded = (text: string): string => text.trim().toLowerCase()

/** A place that the title names already, which need not be said twice. */
export const isPlaceOfTitle = ({ title, location }: Named): boolean =>
  location !== null && folded(location) === folded(title)
