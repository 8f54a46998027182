import { productName } from '../product.ts'
import { say } from '../words/say.ts'
import { exportWords } from './words.ts'

export const exportFormat = `${productName} Export v1.0`

/** About ten thousand rows; larger files are refused before they are read. */
export const maxImportBytes = 5 * 1024 * 1024

export const fileTooLarge = (): string =>
  say(exportWords.tooLarge, { megabytes: maxImportBytes / 1024 / 1024 })

const ownFormat = new RegExp(`^${productName} Export v(\\d+)\\.(\\d+)$`)

/** Why a file with this marker cannot be read; null when it can. */
export function formatProblem(format: unknown): string | null {
  const version = typeof format === 'string' ? ownFormat.exec(format) : null
  if (!version) return exportWords.foreign
  return version[1] === '1' ? null : exportWords.newer
}

type ReadFile = { file: Record<string, unknown> } | { problem: string }

/** A chosen file's text as the server takes it, or why it cannot be taken. The server checks every field again. */
export function readExportFile(text: string): ReadFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: exportWords.notJson }
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { problem: exportWords.foreign }
  const file = content as Record<string, unknown>
  const problem = formatProblem(file['format'])
  if (problem) return { problem }
  return typeof file['trip'] === 'object' && file['trip'] !== null
    ? { file }
    : { problem: exportWords.foreign }
}
