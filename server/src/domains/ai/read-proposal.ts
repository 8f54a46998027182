import { saysHoursOrCost } from '@sojourn/planner/assistant/guide-contradiction'
import { type GuideKind, guideKinds } from '@sojourn/planner/guide/guide-place'
import { z } from 'zod'
import { plainText } from '../../platform/providers/plain-text.ts'
import { isFitName, isMalicious, modelWords } from './model-words.ts'

/** What a model proposes, as plain text; of prose only what is harmless is left. */
export interface ProposedPlace {
  name: string
  /** It may be shown though no guide and no map knows it. */
  isFit: boolean
  kind: GuideKind
  about: string
  reason: string
}

export interface ReadProposal {
  overview: string | null
  places: ProposedPlace[]
}

const mostPlaces = 40
const longest = { name: 80, reason: 160, about: 240, overview: 600 }

/** Wrong types are nonsense; an unknown kind is only a word we do not use. */
const proposal = z.object({
  overview: z.string().optional(),
  places: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(guideKinds).catch('sight'),
        description: z.string().default(''),
        reason: z.string().default(''),
      }),
    )
    .min(1),
})

/** Reads a model's answer; null when it is none, or a malicious one. */
export function readProposal(answer: string): ReadProposal | null {
  const parsed = proposal.safeParse(jsonIn(answer))
  if (!parsed.success || textsOf(parsed.data).some(isMalicious)) return null
  const places = parsed.data.places.slice(0, mostPlaces).flatMap(({ name, kind, description, reason }) => {
    const plainName = plainText(name, longest.name)
    const place = {
      name: plainName,
      isFit: isFitName(name),
      kind,
      about: modelWords(description, longest.about),
      reason: modelWords(reason, longest.reason),
    }
    return /\p{L}{2}/u.test(plainName) ? [place] : []
  })
  if (places.length === 0) return null
  const overview = modelWords(parsed.data.overview ?? '', longest.overview)
  // Hours and prices of nobody knows which place cannot be held against anything.
  return { overview: overview === '' || saysHoursOrCost(overview) ? null : overview, places }
}

const textsOf = ({ overview = '', places }: z.output<typeof proposal>): string[] => [
  overview,
  ...places.flatMap(({ name, description, reason }) => [name, description, reason]),
]

/** Models like to wrap their JSON in words and fences. */
function jsonIn(answer: string): unknown {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return null
  try {
    return JSON.parse(answer.slice(from, to + 1))
  } catch {
    return null
  }
}
