import { compareText } from '../values/compare-text.ts'

export const voteWays = ['up', 'down'] as const
export type VoteWay = (typeof voteWays)[number]

/** One member's. Whoever votes again changes theirs. */
export interface Vote {
  readonly by: string
  readonly up: boolean
}

/** The votes once `by` has voted `way`; null takes the vote back. All others stay, and each its place. */
export function withVote(votes: readonly Vote[], by: string, way: VoteWay | null): Vote[] {
  if (way === null) return votes.filter((vote) => vote.by !== by)
  const own = { by, up: way === 'up' }
  return votes.some((vote) => vote.by === by)
    ? votes.map((vote) => (vote.by === by ? own : vote))
    : [...votes, own]
}

interface Voted {
  readonly votes: readonly Vote[]
  /** One's own that the server has not answered yet; null once it is taken back. */
  readonly vote?: VoteWay | null
}

/** The votes as this person sees them: their own waits on top of what the server knows of all. */
export const shownVotes = ({ votes, vote }: Voted, me: string): readonly Vote[] =>
  vote === undefined ? votes : withVote(votes, me, vote)

export interface Tally {
  readonly up: readonly string[]
  readonly down: readonly string[]
  readonly own: VoteWay | null
}

/** Who is for it and who against; of somebody who left the trip nothing counts. */
export function tallyOf(idea: Voted, me: string, members: ReadonlySet<string> | null): Tally {
  const votes = shownVotes(idea, me).filter(({ by }) => members === null || members.has(by))
  const own = votes.find(({ by }) => by === me)
  return {
    up: votes.flatMap(({ by, up }) => (up ? by : [])),
    down: votes.flatMap(({ by, up }) => (up ? [] : by)),
    own: own ? (own.up ? 'up' : 'down') : null,
  }
}

interface Wanted extends Voted {
  readonly id: string
  readonly createdAt: string
}

/** Votes for minus votes against, most first; then what has been there longest. */
export const mostWantedFirst = <I extends Wanted>(ideas: readonly I[]): I[] => {
  const score = ({ votes }: I): number => votes.reduce((sum, { up }) => sum + (up ? 1 : -1), 0)
  return ideas.toSorted(
    (a, b) => score(b) - score(a) || compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id),
  )
}
