import { windowScroll } from '@tanstack/react-virtual'

const attached = new WeakSet<object>()

/** A virtual list's first call takes the page to where it stands already, and would force a layout for that. */
export const scrollUnlessThere: typeof windowScroll<Window> = (offset, options, list) => {
  if (attached.has(list)) windowScroll(offset, options, list)
  attached.add(list)
}
