const LANGUAGES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tk tr uk ur uz vi zh zh-Hant zu'

const translators = LANGUAGES.split(' ').map(
  (language) => new Intl.DisplayNames([language], { type: 'region', style: 'short' }),
)
const inFull = LANGUAGES.split(' ').map((language) => new Intl.DisplayNames([language], { type: 'region' }))

const SHORTEST_LATIN = 4

/** A short Latin word is more often a town's name, or the beginning of one. */
const isTelling = (name: string): boolean =>
  !/^[\p{Script=Latin}\p{M}]*$/u.test(name) || name.length >= SHORTEST_LATIN

/** What a country is called in the languages of travellers, in their own scripts. */
export const namesOfCountry = (code: string): string[] => [
  ...new Set(
    [...translators, ...inFull]
      .map((names) => names.of(code) ?? code)
      .filter((name) => name !== code && isTelling(name)),
  ),
]
