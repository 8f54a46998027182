/** A fault that no test can notice, because nothing comes of it: why. */
interface Harmless {
  readonly file: string
  /** Part of its line. */
  readonly line: string
  readonly from: string
  readonly to: string
  readonly why: string
}

export const harmless: readonly Harmless[] = []
