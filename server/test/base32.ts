const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A key as it is typed into an app. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
