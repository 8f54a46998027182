import { words } from '../words/words.ts'

/** What a mark and a tick say: 'changed the tick to not packed'. */
export const packingMarksWords = words('packing-marks', {
  essential: 'essential',
  notEssential: 'not essential',
  packed: 'packed',
  notPacked: 'not packed',
})
