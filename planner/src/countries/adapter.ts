import { meaningsOf, type Meaning } from '@sojourn/contract/words/meaning'
import type { CountryFacts } from './country-facts.ts'

export type Sockets = Pick<CountryFacts, 'plugs' | 'volts'>

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

const means = meaningsOf('packing-reasons')

/** '230', or one or the other where nobody can say. */
export const voltsOf = (volts: string): string | Meaning => {
  const [one = '', other] = volts.split(' or ')
  return other === undefined ? one : means('either', { one, other })
}

/** Why one takes an adapter, against the sockets at home where they are known. */
export function adapterReason(there: Sockets, home: Sockets | null): Meaning {
  const values = { types: { joined: 'and', parts: there.plugs }, volts: voltsOf(there.volts) } as const
  if (!home) return means('sockets', values)
  if (!isSameVolts(there, home)) return means('socketsOtherVolts', values)
  return home.plugs.every((plug) => fits(plug, there))
    ? means('socketsFit', values)
    : means('socketsUnlike', values)
}
