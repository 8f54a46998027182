import type { Minor } from '../values/money.ts'

/** One payment that is still to be made. */
export interface Proposed {
  readonly from: string
  readonly to: string
  readonly minor: Minor
}

interface Open {
  readonly party: string
  readonly minor: Minor
}

/** Up to so many parties the fewest transfers are found by trying all groups: 2^10 of them. */
const exactUpTo = 10

/** The fewest transfers after which nobody owes anything; the same on every device. */
export function settleUp(balances: ReadonlyMap<string, Minor>): Proposed[] {
  const open = [...balances]
    .map(([party, minor]) => ({ party, minor }))
    .filter(({ minor }) => minor !== 0)
    .toSorted((a, b) => (a.party < b.party ? -1 : 1))
  return groupsOf(open).flatMap(settleGroup)
}

/** Parties that settle among themselves. A group of n needs n - 1 transfers, so the more groups, the fewer transfers. */
function groupsOf(open: readonly Open[]): Open[][] {
  const { pairs, rest } = open.length > exactUpTo ? exactPairs(open) : { pairs: [], rest: open }
  return [...pairs, ...(rest.length > exactUpTo ? [[...rest]] : mostGroups(rest))]
}

/** Of many: whoever owes just what another gets. */
function exactPairs(open: readonly Open[]): { pairs: Open[][]; rest: Open[] } {
  const rest: Open[] = []
  const pairs: Open[][] = []
  for (const one of open) {
    const at = rest.findIndex(({ minor }) => minor === -one.minor)
    if (at < 0) rest.push(one)
    else pairs.push([...rest.splice(at, 1), one])
  }
  return { pairs, rest }
}

/**
 * For each set of parties: into how many groups that add up to 0 it falls at most, reached by adding one party after the
 * other. Read backwards from the set of all, every such group ends where the sum is 0.
 */
function mostGroups(open: readonly Open[]): Open[][] {
  const sets = 1 << open.length
  const sums = new Float64Array(sets)
  const counts = new Int8Array(sets)
  const added = new Int8Array(sets)
  for (let set = 1; set < sets; set++) {
    counts[set] = -1
    open.forEach(({ minor }, at) => {
      const before = set & ~(1 << at)
      if (before === set) return
      sums[set] = sums[before]! + minor
      if (counts[before]! > counts[set]!) {
        counts[set] = counts[before]!
        added[set] = at
      }
    })
    if (sums[set] === 0) counts[set]!++
  }
  const groups: Open[][] = []
  for (let set = sets - 1; set > 0; set &= ~(1 << added[set]!)) {
    if (sums[set] === 0) groups.push([])
    groups.at(-1)!.push(open[added[set]!]!)
  }
  return groups
}

const largestFirst = (a: Open, b: Open): number =>
  Math.abs(b.minor) - Math.abs(a.minor) || (a.party < b.party ? -1 : 1)

/** Whoever owes most pays whoever gets most, as much as either allows: each transfer ends one of the two. */
function settleGroup(group: readonly Open[]): Proposed[] {
  const left = group.map(({ party, minor }) => ({ party, minor }))
  const proposed: Proposed[] = []
  for (;;) {
    left.sort(largestFirst)
    const debtor = left.find(({ minor }) => minor < 0)
    const creditor = left.find(({ minor }) => minor > 0)
    if (!debtor || !creditor) return proposed
    const minor = Math.min(-debtor.minor, creditor.minor)
    debtor.minor += minor
    creditor.minor -= minor
    proposed.push({ from: debtor.party, to: creditor.party, minor })
  }
}
