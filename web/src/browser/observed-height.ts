import type { Virtualizer } from '@tanstack/react-virtual'

/** As the observer tells it after the layout: asking a row when it comes would force a layout of the whole page. */
export const observedHeight = (
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, itemSizeCache, options }: Virtualizer<Window, HTMLElement>,
): number => {
  const [size] = entry?.borderBoxSize ?? []
  if (size) return Math.round(size.blockSize)
  const index = indexFromElement(row)
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
}
