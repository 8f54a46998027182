/**
 * Pages rendered at build time still learn a few things from the server: its address, its mail contacts, who is looking.
 * A page says `[[name]]` for a value and `[[if name]]…[[else]]…[[end]]` (the else is optional) for a choice.
 */
export type PageValues = Readonly<Record<string, string | null>>

/** One that has no other in it. */
const choice =
  /\[\[if (\w+)\]\]((?:(?!\[\[(?:if|end))[\s\S])*?)(?:\[\[else\]\]((?:(?!\[\[if)[\s\S])*?))?\[\[end\]\]/g
const value = /\[\[(\w+)\]\]/g

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** The page with its choices made and its values filled in; a value nobody gave is empty. */
export function fillPage(template: string, values: PageValues): string {
  let page = template
  for (let before = ''; before !== page;) {
    before = page
    page = page.replaceAll(choice, (_, name: string, given: string, missing = '') =>
      values[name] ? given : missing,
    )
  }
  return page.replaceAll(value, (_, name: string) => escapeHtml(values[name] ?? ''))
}

/** Says whether a language is on offer, and whether the page is in it: 'page' or 'false', as `aria-current` has it. */
export const languageFact = (tag: string): string => `speaks_${tag.replaceAll('-', '_')}`

/** What a page says to have a choice made or a value filled in. */
export const pageMark = {
  if: (name: string): string => `[[if ${name}]]`,
  else: '[[else]]',
  end: '[[end]]',
  value: (name: string): string => `[[${name}]]`,
}
