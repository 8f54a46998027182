import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What `Intl` says, and whose data a map shows. Capital letters are codes: currencies, zones. */
const known = (
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec January February March April June July August September October ' +
  'November December Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday Thursday Friday Saturday Sunday ' +
  'km mi ft min hr Sojourn Euro Portugal Portuguese Slovenia Slovenian Japan United States ' +
  'English Arabic German Deutsch Pseudo Accents Bidi Natural Earth Leaflet OpenStreetMap'
).split(' ')

const peoples = 'bdi, [dir="auto"], [lang]:not(html)'

/** Each piece of text that can be seen, in a part of the page. */
function seenTexts(within: string): { element: Element; node: Text; text: string }[] {
  return [...document.querySelectorAll(within)].flatMap((root) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [element, text] = [node.parentElement, (node as Text).data.trim()]
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (element && isSeen && text !== '' && !element.closest('script, style, noscript, svg'))
        found.push({ element, node: node as Text, text })
    }
    return found
  })
}

interface Asked {
  known: readonly string[]
  peoples: string
  within: string
}

/**
 * What of a page is said in no catalogue. In the language of tests every text of a catalogue is in accented letters: a
 * word in plain ones was written by a person (`bdi`, `dir="auto"`), is of the guide (`lang="en"`), or is a mistake.
 */
function plainWords(asked: Asked): string[] {
  const words = new Set(asked.known)
  const written = new Set([...document.querySelectorAll(asked.peoples)].map((one) => one.textContent.trim()))
  const isPlain = (text: string): boolean =>
    !text.includes('[') &&
    (text.match(/[\p{L}\p{M}'’]+/gu) ?? []).some(
      (word) => /^[A-Za-z'’]{2,}$/.test(word) && !/^[A-Z]{2,4}$/.test(word) && !words.has(word),
    )
  const isOurs = (element: Element): boolean => element.closest(asked.peoples) === null
  const texts = seenTexts(asked.within)
    .filter(({ element, text }) => isOurs(element) && isPlain(text))
    .map(({ text }) => text)
  const names = ['aria-label', 'placeholder', 'title', 'alt']
  const spoken = names.flatMap((name) =>
    [...document.querySelectorAll(`:is(${asked.within}) [${name}]`)]
      .filter(isOurs)
      .map((element) => element.getAttribute(name) ?? '')
      .filter((text) => isPlain(text) && !written.has(text))
      .map((text) => `${name}: ${text}`),
  )
  return [...new Set([...texts, ...spoken])]
}

/** What of the product's texts is cut off, sticks out of its button or of the window, or makes the page wider. */
function cutWords(asked: Asked): string[] {
  const isForReaders = (element: Element): boolean => element.clientWidth <= 1 && element.clientHeight <= 1
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isTooWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    return isTooWide || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3)
  }
  const scrollsAside = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsAside(element.parentElement))
  const sticksOut = (element: Element, node: Text): boolean => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width <= 1 || scrollsAside(element)) return false
    if (text.right > innerWidth + 1 || text.left < -1) return true
    const box = element
      .closest('button, a[class*=rounded], [role=tab], [role=radio]')
      ?.getBoundingClientRect()
    return box
      ? text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 2
      : false
  }
  const found = seenTexts(asked.within)
    // A map's names and pins end where the map does, wherever one moves it.
    .filter(({ element }) => element.closest(`${asked.peoples}, .leaflet-container`) === null)
    .filter(({ element }) => !isForReaders(element))
    .filter(({ element, node, text }) => (text.includes('[') && isCut(element)) || sticksOut(element, node))
    .map(({ text }) => `cut off: ${text}`)
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...new Set(found),
    ...(scrollWidth > clientWidth ? [`sideways: ${scrollWidth - clientWidth} px`] : []),
  ]
}

/** Every word of the page is of a catalogue, a person's or the guide's, and none is cut off. */
export async function expectSpoken(page: Page, name: string, within = 'body'): Promise<void> {
  const asked = { known, peoples, within }
  // A function is sent alone, without what stands around it.
  const find = async (faults: (asked: Asked) => string[]) =>
    (await page.evaluate(
      `((asked) => { ${seenTexts.toString()}; return (${faults.toString()})(asked) })(${JSON.stringify(asked)})`,
    )) as string[]
  expect.soft([...(await find(plainWords)), ...(await find(cutWords))], name).toEqual([])
}
