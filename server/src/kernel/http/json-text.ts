import { errorsWords } from '@sojourn/contract/errors/words'
import { setImmediate } from 'node:timers/promises'

import { invalidField } from '../../platform/errors/app-error.ts'
import { Scan } from './json-scan.ts'

/** Looked at in a millisecond or two. */
const stepBytes = 128 * 1024

export function readJson(bytes: Uint8Array): unknown {
  const problem = new Scan(bytes, errorsWords.tooManyEntries).step(bytes.length)
  if (problem) throw problem
  return parseJson(bytes)
}

/** Refuses what is too deep or too long to be parsed, and lets others have their turn meanwhile. */
export async function scanJson(bytes: Uint8Array, tooMany: string): Promise<void> {
  const scan = new Scan(bytes, tooMany)
  while (!scan.isOver) {
    const problem = scan.step(stepBytes)
    if (problem) throw problem
    await setImmediate()
  }
}

export function parseJson(bytes: Uint8Array): unknown {
  // Leaves out a byte order mark.
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text, mayHide.test(text) ? refuseHidden : undefined)
  } catch {
    throw invalidField('body', errorsWords.invalidJson)
  }
}

/** Names by which an object reaches what all objects have in common; they may be written with escapes. */
const mayHide = /__proto__|constructor|\\u/

function refuseHidden(this: unknown, name: string, value: unknown): unknown {
  const isPrototype = name === 'constructor' && value instanceof Object && Object.hasOwn(value, 'prototype')
  if (name === '__proto__' || isPrototype) throw new SyntaxError(name)
  return value
}
