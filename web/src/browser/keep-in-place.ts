/** What stands in lists: it is kept as a whole. */
const rows = 'li, [data-item-id], tr, article'
/** After the news, how long its rows may take to be drawn. */
const drawnWithinMs = 500

/** Where the pointer is; a finger only while it is down. */
let pointer: { x: number; y: number } | null = null

function watchPointer(): void {
  const at = ({ clientX, clientY, pointerType, type }: PointerEvent) => {
    if (pointerType !== 'touch' || type === 'pointerdown' || pointer) pointer = { x: clientX, y: clientY }
  }
  const gone = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') pointer = null
  }
  const options = { capture: true, passive: true }
  for (const name of ['pointerdown', 'pointermove'] as const) addEventListener(name, at, options)
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, gone, options)
  document.documentElement.addEventListener('pointerleave', () => (pointer = null))
}
watchPointer()

const rowAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y)?.closest(rows) ?? null

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** What is pressed or pointed at, what has the focus, or, once scrolled, what stands in the middle. */
function lookedAt(): Element | null {
  const pointed = pointer && rowAt(pointer.x, pointer.y)
  if (pointed) return pointed
  const focused = document.activeElement
  if (focused && focused !== document.body && isInView(focused)) return focused.closest(rows) ?? focused
  return scrollY > 0 ? rowAt(innerWidth / 2, innerHeight / 2) : null
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return document.scrollingElement ?? document.documentElement
}

/** Makes the page so much longer that it can be scrolled; back at its top it is as long as it was. */
function lengthen(px: number): void {
  const { style } = document.body
  style.minHeight = `${document.documentElement.scrollHeight + px}px`
  const shorten = () => {
    if (scrollY > 0) return
    style.minHeight = ''
    removeEventListener('scroll', shorten)
  }
  addEventListener('scroll', shorten, { passive: true })
}

/** Called before what somebody else changed is shown; the promise is over when it is there. */
export type BeforeNews = (news?: Promise<unknown>) => void

let endLast: () => void = () => undefined

/**
 * For what somebody else changes: the row under the pointer, the finger or the focus stays where it is while others come
 * and go above it. The browser's own anchoring does not know what is pointed at, and does nothing at the top of a page.
 */
export const keepInPlace: BeforeNews = (news) => {
  endLast()
  const anchor = lookedAt()
  if (!anchor) return
  const scroller = scrollerOf(anchor)
  const root = document.documentElement
  let top = anchor.getBoundingClientRect().top

  function settle(): void {
    if (!anchor?.isConnected) return
    const moved = anchor.getBoundingClientRect().top - top
    if (Math.abs(moved) < 1) return
    scroller.scrollBy({ top: moved, behavior: 'instant' })
    const left = anchor.getBoundingClientRect().top - top
    if (left >= 1 && scroller === document.scrollingElement) {
      lengthen(left)
      scroller.scrollBy({ top: left, behavior: 'instant' })
    }
  }
  const drawn = new MutationObserver(settle)
  const scrolled = () => (top = anchor.getBoundingClientRect().top)
  // What the traveller does now may move rows as it always does.
  const own = ['click', 'keydown', 'input', 'wheel', 'touchmove'] as const
  const end = () => {
    drawn.disconnect()
    root.style.overflowAnchor = ''
    removeEventListener('scroll', scrolled, true)
    for (const name of own) removeEventListener(name, end, true)
    endLast = () => undefined
  }
  root.style.overflowAnchor = 'none'
  drawn.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  addEventListener('scroll', scrolled, true)
  for (const name of own) addEventListener(name, end, { capture: true, passive: true })
  endLast = end
  const endSoon = () =>
    setTimeout(() => {
      if (endLast === end) end()
    }, drawnWithinMs)
  if (news) news.then(endSoon, endSoon)
  else endSoon()
}
