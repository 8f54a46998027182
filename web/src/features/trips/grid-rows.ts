/** The cards by rows of the grid. A featured first card takes two columns where there are several. */
export function gridRows<T>(items: readonly T[], columns: number, isFirstFeatured: boolean): T[][] {
  const first = isFirstFeatured && columns > 1 ? columns - 1 : columns
  const rows = items.length > 0 ? [items.slice(0, first)] : []
  for (let at = first; at < items.length; at += columns) rows.push(items.slice(at, at + columns))
  return rows
}
