// Codes that an app and the server reckon from the same key and time: RFC 6238 over RFC 4226.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const stepS = 30
const digits = 6
/** Clocks of phones go wrong, and typing takes a moment: the steps before and after are taken, too. */
const skew = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepS)

export function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** Which step a code belongs to; null for one of none, or of one that is over with `usedStep`. */
export function stepOf(key: Uint8Array, code: string, now: Date, usedStep: number): number | null {
  const [typed, today] = [Buffer.from(code), stepAt(now)]
  let found: number | null = null
  for (let step = today - skew; step <= today + skew; step += 1) {
    const right = Buffer.from(codeOf(key, step))
    if (typed.length === right.length && timingSafeEqual(typed, right) && step > usedStep) found ??= step
  }
  return found
}

/** What apps read from a picture. */
export function appLink(key: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({
    secret: toBase32(key),
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepS),
  })
  // Some apps show a plus as a plus.
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
