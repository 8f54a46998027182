import { say } from '../words/say.ts'
import { maxMembers } from './limits.ts'
import type { JoinState } from './schema.ts'
import { membersJoinWords } from './words-join.ts'
import { membersRefusalsWords } from './words-refusals.ts'

export const noSeatText = (): string => say(membersRefusalsWords.noSeat, { most: maxMembers })
export const tripFullText = (): string => say(membersRefusalsWords.full, { most: maxMembers })

/** Why a link does not let anybody in, as the join page and a refused join say it. */
export function joinText(state: Exclude<JoinState, 'open' | 'member'>): string {
  if (state === 'full') return tripFullText()
  if (state === 'expired') return membersJoinWords.expired
  return state === 'used' ? membersJoinWords.used : membersJoinWords.ended
}
