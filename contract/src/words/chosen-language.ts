/** The language of the source: for whoever wants none of the others. */
export const english = 'en'

/** More nobody reads. */
const mostWishes = 20

/** What a browser wishes for, best first: 'de-AT,de;q=0.9,en;q=0.8'. */
function wishesOf(header: string): string[] {
  const wishes = header
    .split(',', mostWishes)
    .map((wish) => wish.trim().toLowerCase().split(';'))
    .map(([tag = '', ...rest]) => {
      const share = rest.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean)
      return { tag, share: Number(share ?? 1) }
    })
  return wishes
    .filter(({ tag, share }) => tag !== '' && share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ tag }) => tag)
}

/** Who wishes for a region takes its language, and who wishes for a language takes one of its regions. */
function takenFor(wish: string, known: readonly string[]): string | undefined {
  const at = known.map((tag) => tag.toLowerCase())
  for (let tag = wish; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const found = at.indexOf(tag)
    if (found >= 0) return known[found]
  }
  return known[at.findIndex((tag) => tag.startsWith(`${wish}-`))]
}

/**
 * Which of the known languages a reader gets: the one of their account, else the one that was chosen in this browser,
 * else the best that the browser wishes for (`Accept-Language`), else English.
 */
export function chosenLanguage(
  account: string | null | undefined,
  cookie: string | null,
  header: string | undefined,
  known: readonly string[],
): string {
  const chosen = [account, cookie].find((tag) => tag && known.includes(tag))
  if (chosen) return chosen
  for (const wish of wishesOf(header ?? '')) {
    const taken = takenFor(wish, known)
    if (taken) return taken
  }
  return english
}
