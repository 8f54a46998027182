// Every text of the product stands in a catalogue: in English in a `words.ts`, in other languages in `languages/`. Node
// looks each text up when it is said; the web's build puts the texts themselves in its place (decision 048).

export type Texts = Readonly<Record<string, string>>
/** The texts of one language, by catalogue. */
export type Language = Readonly<Record<string, Texts>>

let spoken: Language = {}

/** A catalogue by its name, which is also the name of its file in each language. */
export function words<const T extends Texts>(name: string, english: T): T {
  const told = {}
  for (const key of Object.keys(english))
    Object.defineProperty(told, key, { enumerable: true, get: () => spoken[name]?.[key] ?? english[key] })
  return told as T
}

/** From now on, until it is said anew: for tests and the dev server, where one person reads. */
export function speak(language: Language): void {
  spoken = language
}

/** What `tell` says, in another language. It must not wait for anything: what runs meanwhile would speak it too. */
export function inLanguage<Said>(language: Language, tell: () => Said): Said {
  const before = spoken
  spoken = language
  try {
    return tell()
  } finally {
    spoken = before
  }
}
