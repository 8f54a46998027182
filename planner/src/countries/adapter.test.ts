import { catalogues } from '@sojourn/contract/words/catalogues'
import { tell } from '@sojourn/contract/words/tell'
import { expect, test } from 'vitest'
import { lisbonFigures } from '../../../contract/test/figures.ts'
import { adapterReason, adapterReasonOf, type Sockets } from './adapter.ts'

const brazil: Sockets = { plugs: ['N'], volts: '127 or 220' }
const germany: Sockets = { plugs: ['C', 'F'], volts: '230' }
const france: Sockets = { plugs: ['C', 'E'], volts: '230' }
const britain: Sockets = { plugs: ['G'], volts: '230' }
const swiss: Sockets = { plugs: ['C', 'J'], volts: '230' }
const usa: Sockets = { plugs: ['A', 'B'], volts: '120' }
const japan: Sockets = { plugs: ['A', 'B'], volts: '100' }

test.each([
  [britain, null, 'for sockets of type G (230 V)'],
  [britain, germany, 'for sockets of type G (230 V), unlike those at home'],
  [swiss, germany, 'for sockets of type C and J (230 V), unlike those at home'],
  [france, germany, 'sockets of type C and E (230 V) take plugs from home: only for devices from elsewhere'],
  [japan, usa, 'sockets of type A and B (100 V) take plugs from home: only for devices from elsewhere'],
  [brazil, germany, 'for sockets of type N (127 or 220 V), unlike those at home'],
  [germany, usa, 'for sockets of type C and F (230 V): check that your devices take 230 V'],
])('for %o from %o an adapter is packed: %s', (there, home, reason) => {
  expect(tell(adapterReason(there, home), catalogues, lisbonFigures)).toBe(reason)
})

test.each([
  [[], null],
  [
    [
      ['Berlin', germany],
      ['Munich', germany],
    ],
    'for sockets of type C and F (230 V), unlike those at home',
  ],
  [
    [
      ['Zurich', swiss],
      ['London', britain],
      ['Geneva', swiss],
    ],
    'Zurich: for sockets of type C and J (230 V), unlike those at home; London: sockets of type G (230 V) take plugs from home: only for devices from elsewhere',
  ],
] as const)('for %j each kind of socket is told once, with its place', (places, told) => {
  const british: Sockets = { plugs: ['G'], volts: '230' }
  const at = places.map(([place, sockets]) => ({ place, sockets }))
  const meant = adapterReasonOf(at, british)
  expect(meant && tell(meant, catalogues, lisbonFigures)).toBe(told)
})
