import { isSigned } from '@sojourn/contract/http/answered-by'

/** The name a download is announced under; the fallback when the server names none. */
export function fileNameFrom(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Not readable: the plain name follows.
  }
  return plain ?? fallback
}

/** Downloads a file of our own server; false when it was refused or could not be reached. */
export async function saveFile(
  url: string,
  fallbackName: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  try {
    const response = await fetch(url, { credentials: 'same-origin', headers })
    if (!response.ok || !isSigned(response)) return false
    offer(await response.blob(), fileNameFrom(response.headers.get('content-disposition'), fallbackName))
    return true
  } catch {
    return false
  }
}

export const saveText = (name: string, type: string, text: string): void =>
  offer(new Blob([text], { type: `${type};charset=utf-8` }), name)

function offer(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
