import type { Member } from '@sojourn/contract/members/schema'
import type { PartyStand } from '../../../queries/balances.ts'
import type { Stands } from './use-stands.ts'

interface Placed {
  member: Member
  household: PartyStand | undefined
  /** Whether the household's members end here. */
  isLast: boolean
}

/** The members as they came, those of one household together. */
export function inHouseholds(members: readonly Member[], { partyOf }: Stands): Placed[] {
  const ids = new Set(members.map(({ id }) => id))
  const groups = Map.groupBy(members, ({ id }) => partyOf(id)?.id ?? id)
  return [...groups.values()].flatMap((group) => {
    const party = partyOf(group[0]?.id ?? '')
    const isHousehold = (party?.people.length ?? 0) > 1
    // Somebody without an account says beside their own name with whom they pay.
    const household = isHousehold && party?.people.some(({ id }) => ids.has(id)) ? party : undefined
    return group.map((member) => ({ member, household, isLast: member === group.at(-1) }))
  })
}
