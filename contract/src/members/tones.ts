/** Washes that tell people apart: `--avatar-1` to `--avatar-4`. */
const toneCount = 4

/** The wash a name gets where nobody else stands beside it; the same name always gets the same one. */
export function ownTone(name: string): number {
  let hash = 7
  for (const character of name.trim().toLowerCase()) hash = (hash * 31 + character.codePointAt(0)!) % 9973
  return (hash % toneCount) + 1
}

/**
 * The washes of people on one trip, first come first: each keeps their own unless somebody before them has it. As many
 * as there are washes are all told apart, then the next as many. Whoever joins later changes nobody's.
 */
export function tonesOf(names: readonly string[]): number[] {
  const taken = new Set<number>()
  return names.map((name) => {
    if (taken.size === toneCount) taken.clear()
    let tone = ownTone(name)
    while (taken.has(tone)) tone = (tone % toneCount) + 1
    taken.add(tone)
    return tone
  })
}
