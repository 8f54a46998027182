import { productName } from '../product.ts'

export const exportFormat = `${productName} Export v1.0`

/** About ten thousand rows; larger files are refused before they are read. */
export const maxImportBytes = 5 * 1024 * 1024

export const importText = {
  tooLarge: `This file is larger than ${maxImportBytes / 1024 / 1024} MB, more than a trip can hold.`,
  notJson: `This file cannot be read. Choose a file that ${productName} has exported.`,
  foreign: `This is not a trip file. Choose a file that ${productName} has exported.`,
  newer: `This file comes from a newer ${productName}. Update this one and try again.`,
  failed: 'Unable to import the trip. Please try again.',
} as const

const ownFormat = new RegExp(`^${productName} Export v(\\d+)\\.(\\d+)$`)

/** Why a file with this marker cannot be read; null when it can. */
export function formatProblem(format: unknown): string | null {
  const version = typeof format === 'string' ? ownFormat.exec(format) : null
  if (!version) return importText.foreign
  return version[1] === '1' ? null : importText.newer
}

type ReadFile = { file: Record<string, unknown> } | { problem: string }

/** A chosen file's text as the server takes it, or why it cannot be taken. The server checks every field again. */
export function readExportFile(text: string): ReadFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: importText.notJson }
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { problem: importText.foreign }
  const file = content as Record<string, unknown>
  const problem = formatProblem(file['format'])
  if (problem) return { problem }
  return typeof file['trip'] === 'object' && file['trip'] !== null
    ? { file }
    : { problem: importText.foreign }
}
