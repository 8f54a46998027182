import { tallyOf } from '@sojourn/contract/ideas/votes'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from './auth.ts'
import { membersQuery, useTones } from './members.ts'

export interface Voter {
  id: string
  name: string
  tone: number | undefined
}

/** Who may vote on ideas, null until they are read; and who is for one and who against. */
export function useVoters(tripId: number) {
  const { data: session } = useQuery(userQuery)
  const { data: members } = useQuery(membersQuery(tripId))
  const tones = useTones(tripId)
  const voters: readonly Voter[] | null =
    members?.map(({ id, name }) => ({ id, name, tone: tones.get(id) })) ?? null
  const ids = voters && new Set(voters.map(({ id }) => id))
  return { voters, tally: (idea: Idea) => tallyOf(idea, session?.user?.id ?? '', ids) }
}
