import { setImmediate } from 'node:timers/promises'
import { maxEntries, maxValues, tooManyEntries } from '@sojourn/contract/values/limits'
import { type AppError, invalidField } from '../../platform/errors/app-error.ts'

/** Our deepest file has five levels. */
const maxDepth = 32
const maxPathLength = 100
/** Looked at in a millisecond or two. */
const stepBytes = 128 * 1024

export function readJson(bytes: Uint8Array): unknown {
  const problem = new Scan(bytes, tooManyEntries).step(bytes.length)
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
    throw invalidField('body', 'The request is not valid JSON')
  }
}

/** Names by which an object reaches what all objects have in common; they may be written with escapes. */
const mayHide = /__proto__|constructor|\\u/

function refuseHidden(this: unknown, name: string, value: unknown): unknown {
  const isPrototype = name === 'constructor' && value instanceof Object && Object.hasOwn(value, 'prototype')
  if (name === '__proto__' || isPrototype) throw new SyntaxError(name)
  return value
}

/** The bytes that shape a text; none of them is part of a longer character. */
const marks = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  list: 0x5b,
  endOfList: 0x5d,
  object: 0x7b,
  endOfObject: 0x7d,
}
const backslash = 0x5c

type Stretch = readonly [from: number, to: number]

/**
 * Looks at brackets, commas and names only, and stops at the first one too many: parsing megabytes of them, and checking
 * each value, takes most of a second.
 */
class Scan {
  readonly #bytes: Uint8Array
  readonly #tooMany: string
  #at = 0
  #depth = 0
  #values = 0
  #isInText = false
  #textFrom = 0
  #lastText: Stretch = [0, 0]
  /** Of the list or object at each depth: commas so far, and the name before the last colon. */
  readonly #commas = new Int32Array(maxDepth + 1)
  readonly #isList = new Uint8Array(maxDepth + 1)
  readonly #names: Stretch[] = []

  constructor(bytes: Uint8Array, tooMany: string) {
    this.#bytes = bytes
    this.#tooMany = tooMany
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** Looks at so many bytes more; answers what is wrong with them. */
  step(count: number): AppError | null {
    const until = Math.min(this.#bytes.length, this.#at + count)
    for (; this.#at < until; this.#at++) {
      const mark = this.#bytes[this.#at]!
      const problem = this.#isInText ? this.#readText(mark) : this.#take(mark)
      if (problem) return problem
    }
    return null
  }

  #take(mark: number): AppError | null {
    switch (mark) {
      case marks.quote:
        this.#isInText = true
        this.#textFrom = this.#at + 1
        return null
      case marks.colon:
        this.#names[this.#depth] = this.#lastText
        return null
      case marks.comma:
        return this.#next()
      case marks.list:
      case marks.object:
        return this.#open(mark)
      case marks.endOfList:
      case marks.endOfObject:
        this.#depth = Math.max(0, this.#depth - 1)
        return null
      default:
        return null
    }
  }

  #open(mark: number): AppError | null {
    if (++this.#depth > maxDepth) return invalidField('body', 'The request is nested too deeply')
    this.#commas[this.#depth] = 0
    this.#isList[this.#depth] = Number(mark === marks.list)
    return this.#count()
  }

  #next(): AppError | null {
    this.#commas[this.#depth]!++
    const isTooLong = this.#commas[this.#depth]! >= maxEntries
    return isTooLong ? invalidField(this.#path(), this.#tooMany) : this.#count()
  }

  #count(): AppError | null {
    return ++this.#values > maxValues ? invalidField('body', this.#tooMany) : null
  }

  #readText(mark: number): null {
    if (mark === backslash) this.#at++
    else if (mark === marks.quote) {
      this.#isInText = false
      this.#lastText = [this.#textFrom, this.#at]
    }
    return null
  }

  /** The way to the list or object at hand, as the fields of an answer name it. */
  #path(): string {
    const steps = Array.from({ length: this.#depth - 1 }, (_, n) => this.#stepAt(n + 1))
    return steps.join('.').slice(0, maxPathLength) || 'body'
  }

  #stepAt(depth: number): string {
    if (this.#isList[depth]) return String(this.#commas[depth])
    const [from, to] = this.#names[depth] ?? [0, 0]
    return new TextDecoder().decode(this.#bytes.subarray(from, Math.min(to, from + maxPathLength)))
  }
}
