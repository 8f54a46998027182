const maxBytes = 200

/** Control characters and what some file system reserves. */
const refused = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu

function cut(name: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += encoder.encode(character).length
    if (bytes > maxBytes) break
    kept += character
  }
  return kept
}

/** The title with underscores for spaces, without characters no file system takes, plus `_export.json` (C-082). */
export function exportFileName(title: string): string {
  const name = cut(title.trim().replace(/\s/gu, '_').replace(refused, '').replace(/^\.+/, ''))
  return `${name || 'trip'}_export.json`
}
