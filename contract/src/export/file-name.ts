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

/** The title with underscores for spaces, without characters no file system takes, and what the file holds. */
export function fileNameOf(title: string, ending: string): string {
  const name = cut(title.trim().replace(/\s/gu, '_').replace(refused, '').replace(/^\.+/, ''))
  return `${name || 'trip'}_${ending}`
}

/** C-082. */
export const exportFileName = (title: string): string => fileNameOf(title, 'export.json')
