import { saidOfPlace } from '@sojourn/contract/packing/weather-needs'
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

interface SocketsAt {
  /** The name of a place of the trip. */
  readonly place: string
  readonly sockets: Sockets
}

const mostTold = 4

/** The same of a trip with several places: each kind of socket once, with the first place that has it. */
export function adapterReasonOf(places: readonly SocketsAt[], home: Sockets | null): Meaning | null {
  const kinds = Map.groupBy(places, ({ sockets: { plugs, volts } }) => `${plugs.join('')} ${volts}`)
  const firsts = [...kinds.values()].flatMap(([first]) => first ?? [])
  const [only] = firsts
  if (only && firsts.length === 1) return adapterReason(only.sockets, home)
  return firsts
    .slice(0, mostTold)
    .map(({ place, sockets }) => saidOfPlace(place, adapterReason(sockets, home)))
    .reduceRight<Meaning | null>((other, one) => (other ? means('several', { one, other }) : one), null)
}
