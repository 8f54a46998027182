/** A fault that no test can notice, because nothing comes of it: why. */
interface Harmless {
  readonly file: string
  /** Part of its line. */
  readonly line: string
  readonly from: string
  readonly to: string
  readonly why: string
}

type Changes = readonly (readonly [from: string, to: string])[]

const at = (file: string, line: string, why: string, changes: Changes): Harmless[] =>
  changes.map(([from, to]) => ({ file, line, from, to, why }))

const apportion = 'apportion.ts'
const settle = 'settle-up.ts'

export const harmless: readonly Harmless[] = [
  ...at(
    apportion,
    'for (let turn = 1; turn < count',
    'the turn after the last is the first, which is best already',
    [['<', '<=']],
  ),
  ...at(apportion, 'lost[best] = -1', 'whoever still gets a unit has lost more than one part', [
    ['-1', '1'],
    ['1', '2'],
  ]),
  ...at(apportion, 'weight === 0 || traveller < before', 'lists that stand sorted are sorted once more', [
    ['weight === 0 || traveller < before', 'true'],
    ['<', '<='],
    ['<', '>'],
  ]),
  ...at(apportion, '.toSorted((a, b)', 'nobody is listed twice, and any number above 0 says after', [
    ['<', '<='],
    ['1', '2'],
  ]),
  ...at(apportion, 'const isSafe', 'what holds exactly is right either way', [['<=', '<']]),
  ...at(apportion, 'const cut = isSafe', 'the exact way is right for small amounts too, and slower', [
    ['isSafe', 'false'],
  ]),
  ...at(apportion, 'if (left > 0)', 'none left over are given to nobody', [
    ['left > 0', 'true'],
    ['>', '>='],
  ]),
  ...at(
    apportion,
    'if (weight !== people[0]',
    'the way for different weights is right for equal ones too, and slower',
    [
      ['weight !== people[0]!.weight', 'true'],
      ['!==', '==='],
      ['0', '1'],
    ],
  ),
  ...at(apportion, 'return true', 'as above', [['true', 'false']]),
  ...at(apportion, 'if (count === 0)', 'there is nobody to go through', [['count === 0', 'false']]),
  ...at(apportion, 'if (count === 1)', 'the way for several is right for one, and slower', [
    ['count === 1', 'false'],
  ]),
  ...at(apportion, 'const sign = total < 0', 'of nothing the sign does not count', [
    ['<', '<='],
    ['0', '1'],
  ]),
  ...at(
    apportion,
    'if (!areEqual(people))',
    'the way for different weights is right for equal ones too, and slower',
    [['!areEqual(people)', 'true']],
  ),
  ...at(apportion, 'const first = left === 0', 'where nothing is left over nobody is first', [
    ['left === 0', 'false'],
    ['0', '1'],
  ]),
  ...at(settle, '.toSorted((a, b) => (a.party', 'nobody is listed twice, and any number above 0 says after', [
    ['<', '<='],
    ['1', '2'],
  ]),
  ...at(settle, 'Math.abs(b.minor)', 'nobody is listed twice, and any number above 0 says after', [
    ['<', '<='],
    ['1', '2'],
  ]),
  ...at(settle, 'for (let set = 1; set < sets', 'there is no room for a set beyond the last', [['<', '<=']]),
  ...at(settle, 'counts[set] = -1', 'whatever lies below 0 is less than every count', [['1', '2']]),
  ...at(settle, 'sums[set] = sums[before]', 'where all sums have the other sign, those of 0 are the same', [
    ['+', '-'],
  ]),
  ...at(
    settle,
    'for (let set = sets - 1; set > 0',
    'of two that are left the first of all goes first, so it is never the last',
    [['0', '1']],
  ),
  ...at(
    settle,
    'const debtor = left.find',
    'what is 0 stands last, and whole units lie between 0 and 1 nowhere',
    [
      ['<', '<='],
      ['0', '1'],
    ],
  ),
  ...at(settle, 'const creditor = left.find', 'what is 0 stands last', [['>', '>=']]),
  ...at(settle, 'if (!debtor || !creditor)', 'in a group that adds up to 0 neither is without the other', [
    ['||', '&&'],
  ]),
  ...at('people.ts', 'const rowOf = new Map', 'nobody’s account is called nothing', [['row.userId', 'true']]),
  ...at('people.ts', 'const accountOf = new Map', 'who has no account keeps the own id', [
    ['userId', 'true'],
  ]),
  ...at(
    'people.ts',
    'idOf: accountOf.size',
    'looked up in an empty list everybody keeps the own id, and slower',
    [['accountOf.size === 0', 'false']],
  ),
  ...at(
    'by-currency.ts',
    '.toSorted((a, b)',
    'no currency is listed twice, and any number above 0 says after',
    [
      ['<', '<='],
      ['1', '2'],
    ],
  ),
  ...at('ledger.ts', 'if (paidBy.length === 1)', 'the way for several payers is right for one, and slower', [
    ['paidBy.length === 1', 'false'],
  ]),
  ...at('ledger.ts', 'if (known) return known', 'whoever is looked up once more is found again, and slower', [
    ['known', 'false'],
  ]),
  ...at('trip-ledger.ts', 'if (list.every(', 'a list in which nobody is twice is put together as it was', [
    ['list.every(({ traveller }) => idOf(traveller) === traveller)', 'false'],
  ]),
]
