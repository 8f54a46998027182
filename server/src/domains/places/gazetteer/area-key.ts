/** What can stand after the name of a town to say where it lies. */
const areaKinds = ['country', 'admin1', 'admin2', 'county'] as const
export type AreaKind = (typeof areaKinds)[number]

const SHIFT = 24

/** The kind of an area and its number in one number. */
export const areaKey = (kind: AreaKind, at: number): number => (areaKinds.indexOf(kind) << SHIFT) | at

export const areaOf = (key: number): { kind: AreaKind; at: number } => ({
  kind: areaKinds[key >> SHIFT] ?? 'country',
  at: key & ((1 << SHIFT) - 1),
})
