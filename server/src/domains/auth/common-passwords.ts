import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// The commonest passwords, as server/data/README.md describes them: the first four bytes of each one's SHA-256, in
// order, each stored as its distance from the one before in groups of seven bits. Of 250,000 others one is taken for
// one of them.

const file = new URL('../../../data/common-passwords.bin', import.meta.url)
let known: Uint32Array | undefined

/** Also in another case. */
export function isCommon(password: string): boolean {
  known ??= unpackDigests(readFileSync(file))
  return known.includes(digestOf(password))
}

export const digestOf = (password: string): number =>
  createHash('sha256').update(password.normalize().toLowerCase()).digest().readUInt32BE()

export function packDigests(digests: Iterable<number>): Uint8Array {
  const bytes: number[] = []
  let last = 0
  for (const digest of Uint32Array.from(new Set(digests)).toSorted()) {
    let distance = digest - last
    for (; distance > 0x7f; distance = Math.floor(distance / 0x80)) bytes.push((distance & 0x7f) | 0x80)
    bytes.push(distance)
    last = digest
  }
  return Uint8Array.from(bytes)
}

export function unpackDigests(bytes: Uint8Array): Uint32Array {
  const digests: number[] = []
  let last = 0
  let weight = 1
  for (const byte of bytes) {
    last += (byte & 0x7f) * weight
    weight *= 0x80
    if (byte > 0x7f) continue
    digests.push(last)
    weight = 1
  }
  return Uint32Array.from(digests)
}
