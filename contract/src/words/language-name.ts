/** What a language calls itself or is called in another, as it stands alone: 'Deutsch', 'Español'. */
export function languageName(tag: string, reader: string = tag): string {
  const [first = '', ...rest] = new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag
  return first.toLocaleUpperCase(reader) + rest.join('')
}
