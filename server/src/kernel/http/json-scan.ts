import { errorsWords } from '@sojourn/contract/errors/words'
import { maxEntries, maxValues } from '@sojourn/contract/values/limits'
import { type AppError, invalidField } from '../../platform/errors/app-error.ts'

/** Our deepest file has five levels. */
const maxDepth = 32
const maxPathLength = 100

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
export class Scan {
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
    if (++this.#depth > maxDepth) return invalidField('body', errorsWords.tooDeep)
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
