import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What `Intl` says, and whose data a map shows. Capital letters are codes: currencies, zones. */
const known = (
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec January February March April June July August September October ' +
  'November December Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday Thursday Friday Saturday Sunday ' +
  'km mi ft min hr Sojourn Euro Portugal Portuguese Slovenia Slovenian Japan United States ' +
  'English Arabic German Deutsch Pseudo Accents Bidi Natural Earth Leaflet OpenStreetMap'
).split(' ')

interface Asked {
  known: readonly string[]
  within: string | undefined
}

/**
 * What of a page is said in no catalogue, and what is cut off. In the language of tests every text of a catalogue is in
 * accented letters: a word in plain ones was written by a person (`bdi`, `dir="auto"`), is of the guide (`lang="en"`), or
 * is a mistake.
 */
function faultsIn({ known: names, within }: Asked): string[] {
  const words = new Set(names)
  const plainIn = (text: string): string[] =>
    (text.match(/[\p{L}\p{M}'’]+/gu) ?? []).filter(
      (word) => /^[A-Za-z'’]{2,}$/.test(word) && !/^[A-Z]{2,4}$/.test(word) && !words.has(word),
    )
  const isPeoples = (element: Element | null): boolean =>
    element?.closest('bdi, [dir="auto"], [lang]:not(html)') != null
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isForReaders = (element: Element): boolean => element.clientWidth <= 1 && element.clientHeight <= 1
  const wayTo = (element: Element): string => {
    const [one, two] = [element, element.parentElement].map(
      (part) => `${part?.localName ?? ''}.${(part?.getAttribute('class') ?? '').slice(0, 60)}`,
    )
    return `${two} > ${one}`
  }
  const scrollsAside = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsAside(element.parentElement))

  const written = new Set(
    [...document.querySelectorAll('bdi, [dir="auto"]')].map((element) => element.textContent.trim()),
  )
  const faults: string[] = []
  const cutOff = (element: Element, text: string): string | null => {
    if (!text.includes('[')) return null
    const { overflowX, overflowY } = getComputedStyle(element)
    if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      return `cut at the side: ${text}`
    if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3)
      return `cut below: ${text}`
    return null
  }
  const sticksOut = (element: Element, node: Text): string | null => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width <= 1 || scrollsAside(element)) return null
    if (text.right > innerWidth + 1 || text.left < -1) return `outside the window: ${node.data}`
    const box = element
      .closest('button, a[class*=rounded], [role=tab], [role=radio]')
      ?.getBoundingClientRect()
    if (!box) return null
    const isOutside = text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 2
    return isOutside ? `outside its button: ${node.data}` : null
  }
  for (const root of document.querySelectorAll(within ?? 'body')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const element = node.parentElement
      const text = node.data.trim()
      if (!element || text === '' || element.closest('script, style, noscript, svg') || !isSeen(element))
        continue
      if (!isPeoples(element) && plainIn(text).length > 0 && !text.includes('['))
        faults.push(`plain: ${text} (${wayTo(element)})`)
      if (isPeoples(element)) continue
      const cut = cutOff(element, text) ?? sticksOut(element, node)
      if (cut && !isForReaders(element)) faults.push(`${cut} (${wayTo(element)})`)
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name) ?? ''
        if (isPeoples(element) || written.has(text) || text.includes('[')) continue
        if (plainIn(text).length > 0) faults.push(`plain ${name}: ${text} (${wayTo(element)})`)
      }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`)
  return [...new Set(faults)]
}

/** Every word of the page is of a catalogue, a person's or the guide's, and none is cut off. */
export async function expectSpoken(page: Page, name: string, within?: string): Promise<void> {
  const find = async () => page.evaluate(faultsIn, { known, within })
  expect.soft(await find(), name).toEqual([])
}
