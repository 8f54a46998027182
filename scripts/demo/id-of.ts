import { createHash } from 'node:crypto'

/** Always the same id for the same thing. */
export function idOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8'
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
