export type MapNameKind = 'destination' | 'town' | 'guide'

interface Look {
  letterPx: number
  halfPx: number
  /** A small map takes fewer names of a kind. */
  most: number
  pxPerName: number
  /** Where the name may stand, the best first. */
  spots: (half: number) => [dx: number, dy: number][]
}

export const looks: Record<MapNameKind, Look> = {
  destination: {
    letterPx: 10,
    halfPx: 12,
    most: 1,
    pxPerName: 1,
    spots: (half) => [
      [0, -22],
      [0, 22],
      [half + 12, 0],
      [-half - 12, 0],
      [0, -46],
      [0, 46],
      [half + 34, 0],
      [-half - 34, 0],
    ],
  },
  town: { letterPx: 8.5, halfPx: 20, most: 14, pxPerName: 22_000, spots: () => [[0, 0]] },
  guide: {
    letterPx: 6,
    halfPx: 11,
    most: 12,
    pxPerName: 30_000,
    spots: (half) => [
      [half + 8, 0],
      [-half - 8, 0],
      [0, 16],
      [0, -16],
    ],
  },
}
