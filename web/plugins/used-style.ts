import { type AtRule, type ChildNode, type Declaration, parse, type Root } from 'postcss'

/** What may be the name of an element, a class or a variable. */
const words = (text: string): Set<string> =>
  new Set([
    ...text.split(/[^\w:/.[\]()%#&+*!@,-]+/),
    ...[...text.matchAll(/--[\w-]+/g)].map(([variable]) => variable),
  ])

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))

/** The element that a selector begins with; the parts of form fields belong to theirs. */
const elementOf = (selector: string): string[] =>
  /^::(?:-webkit-|file-|placeholder)/.test(selector) ? ['input'] : (/^[a-z][a-z\d]*/.exec(selector) ?? [])

const isOfTurnedPage = (selector: string): boolean => /\[dir=["']?rtl/.test(selector)

/**
 * Style sheets hold every look of a button and every colour of the product; a page shows a few. Drops the rules for
 * elements and classes that a page never names, and for a direction it is not read in, and then the variables and
 * animations that no rule is left for.
 */
export function usedStyle(css: string, ...sources: string[]): string {
  const named = words(sources.join(' '))
  const isTurned = sources.some((source) => source.includes('dir="rtl"'))
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const isUsed = rule.selectors.some(
      (selector) =>
        (isTurned || !isOfTurnedPage(selector)) &&
        [...elementOf(selector), ...classesOf(selector)].every((name) => named.has(name)),
    )
    if (!isUsed) rule.remove()
  })
  while (dropUnread(sheet, named)) continue
  return sheet.toString()
}

/** One round: a variable may be read only by another that nobody reads. */
function dropUnread(sheet: Root, named: ReadonlySet<string>): boolean {
  const read = new Set(named)
  sheet.walkDecls(({ prop, value }) => {
    for (const [name] of value.matchAll(prop.startsWith('animation') ? /[\w-]+/g : /--[\w-]+/g))
      read.add(name)
    if (prop.startsWith('--animate')) for (const word of value.split(/\s+/)) read.add(word)
  })
  let isChanged = false
  const drop = (node: ChildNode): void => {
    node.remove()
    isChanged = true
  }
  sheet.walkDecls(/^--/, (declaration: Declaration) => {
    if (!read.has(declaration.prop)) drop(declaration)
  })
  sheet.walkAtRules(/^(property|keyframes)$/, (rule: AtRule) => {
    if (!read.has(rule.params)) drop(rule)
  })
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) drop(node)
  })
  return isChanged
}
