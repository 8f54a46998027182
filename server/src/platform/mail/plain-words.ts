const maxLength = 60

/** Whatever some mail program would make clickable: an address with its scheme or without, of a page, a host or a mailbox. */
const links = [
  /:\/\//,
  /\b(?:https?|ftps?|file|mailto|tel|sms|callto):\S/i,
  /\S@\S/,
  /\bwww\./i,
  /[^.]\.\p{L}{2}/u,
  // Signs that end a sentence in other scripts, and read as a dot to some programs.
  /[\u2024\u3002\uff0e\uff61][a-z]{2}/i,
  /\d(?:\.\d+){3}/,
]

const isLink = (word: string): boolean => links.some((link) => link.test(word))

/**
 * What somebody typed, fit to stand in a mail to somebody else: one short line without links, and nothing that cannot be
 * seen. `otherwise` stands where nothing of it is left.
 */
export function plainWords(text: string, otherwise: string): string {
  const words = text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '' && !isLink(word))
    .join(' ')
  return (
    (words.length > maxLength ? `${words.slice(0, maxLength - 1).replace(/\p{Cs}$/u, '')}…` : words) ||
    otherwise
  )
}
