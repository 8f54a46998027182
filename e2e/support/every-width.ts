import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The widths at which scripts put other parts on the page; in between only the style sheets know of the width. */
const breakpoints = [320, 640, 768, 1024, 1280, 1440]

/**
 * Lays the page as it is now out at each of the widths, in a frame that is never painted: hundreds of windows would take
 * minutes. Answers what is wider than the window, or than a part of the page that scrolls down.
 */
function tooWide({ widths, height }: { widths: number[]; height: number }): string[] {
  const frame = document.createElement('iframe')
  frame.style.cssText = `position:fixed;left:0;top:0;visibility:hidden;border:0;height:${height}px`
  document.documentElement.append(frame)
  const copy = frame.contentDocument!
  const style = new copy.defaultView!.CSSStyleSheet()
  style.replaceSync(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n'),
  )
  const root = document.documentElement.cloneNode(true) as HTMLElement
  for (const one of root.querySelectorAll('iframe, link, script, style')) one.remove()
  copy.documentElement.replaceWith(copy.adoptNode(root))
  copy.adoptedStyleSheets = [style]

  const widestIn = (scroller: Element): string => {
    const edge = scroller.getBoundingClientRect().left + scroller.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== scroller &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const rightOf = (element: Element) => element.getBoundingClientRect().right
    const [found] = [...scroller.querySelectorAll('*')]
      .filter((element) => rightOf(element) > edge && !isClipped(element.parentElement))
      .toSorted((one, other) => rightOf(other) - rightOf(one))
    return `${scroller.scrollWidth - scroller.clientWidth} px: ${found?.outerHTML.slice(0, 200) ?? ''}`
  }
  const scrollers = [
    root,
    ...root.querySelectorAll(
      '[class*=overflow-y-auto]:not([class*=overflow-x-auto]), [class*=overflow-auto]',
    ),
  ]
  const found = widths.flatMap((width) => {
    frame.style.width = `${width}px`
    const wide = scrollers.find((scroller) => scroller.scrollWidth > scroller.clientWidth)
    return wide ? [`${width} px wide, over by ${widestIn(wide)}`] : []
  })
  frame.remove()
  return found
}

const height = 800
const everyWidth = Array.from({ length: 81 }, (_, nth) => 320 + nth * 20)

/** Nothing scrolls sideways but what is made for it. */
export async function expectFits(page: Page, name: string, widths = everyWidth): Promise<void> {
  for (const [at, from] of breakpoints.entries()) {
    const below = breakpoints[at + 1] ?? Infinity
    const here = widths.filter((width) => width >= from && width < below)
    const [width] = here
    if (width === undefined) continue
    await page.setViewportSize({ width, height })
    // What a script puts there comes a moment after the window's new width.
    const find = () => page.evaluate(tooWide, { widths: here, height })
    await expect.soft.poll(find, { message: name, timeout: 20_000 }).toEqual([])
  }
}
