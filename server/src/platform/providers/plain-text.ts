const link = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto|vbscript):)\S*/gi
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** One line without markup, links and hidden characters (U-077). */
export function plainText(text: string, most: number): string {
  return text
    .slice(0, most * 20)
    .normalize('NFC')
    .replace(hidden, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>?/g, ' ')
    .replace(link, ' ')
    .replace(/[<>`]/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim()
}
