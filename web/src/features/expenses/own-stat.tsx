import type { Trip } from '@sojourn/contract/trips/schema'
import Scale from 'icon:scale'
import { useMedia } from '../../browser/use-media.ts'
import type { Balances } from '../../queries/balances.ts'
import { ownStandOf } from './split/own-stand-of.ts'
import { Stat } from './stat.tsx'

/** How one stands oneself, beside what the trip costs; on smaller screens a card of its own says it. */
export function OwnStat({ trip, balances }: { trip: Trip; balances: Balances }) {
  const { label, amount, how } = ownStandOf(trip, balances)
  const isDesk = useMedia('(width >= 64rem)')
  return isDesk && <Stat label={label} icon={Scale} value={amount} context={how && <bdi>{how}</bdi>} />
}
