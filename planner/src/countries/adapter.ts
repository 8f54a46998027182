import { listed } from '@sojourn/contract/values/listed'
import type { CountryFacts } from './country-facts.ts'

export type Sockets = Pick<CountryFacts, 'plugs' | 'volts'>

export const socketsText = ({ plugs, volts }: Sockets): string =>
  `sockets of type ${listed(plugs)} (${volts} V)`

/** Into which sockets a plug goes besides those of its own type. */
const alsoFits: Readonly<Record<string, string>> = { A: 'B', C: 'EFHJKLNO', E: 'F', F: 'E' }

const fits = (plug: string, { plugs }: Sockets): boolean =>
  plugs.some((socket) => socket === plug || alsoFits[plug]?.includes(socket))

/** Appliances take a tenth more or less. */
const sameVoltsWithin = 30

/** Where either may be this or that, the nearest count. */
const isSameVolts = (there: Sockets, home: Sockets): boolean =>
  there.volts
    .split(' or ')
    .some((one) =>
      home.volts.split(' or ').some((other) => Math.abs(Number(one) - Number(other)) <= sameVoltsWithin),
    )

/** Why one takes an adapter, against the sockets at home where they are known. */
export function adapterReason(there: Sockets, home: Sockets | null): string {
  if (!home) return `for ${socketsText(there)}`
  if (!isSameVolts(there, home))
    return `for ${socketsText(there)}: check that your devices take ${there.volts} V`
  return home.plugs.every((plug) => fits(plug, there))
    ? `${socketsText(there)} take plugs from home: only for devices from elsewhere`
    : `for ${socketsText(there)}, unlike those at home`
}
