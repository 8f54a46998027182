import { expect, test } from 'vitest'
import { closingDaysOn } from '../countries/closing-days.ts'
import { closingLines } from '../countries/data/closing-days.ts'
import { loadTable } from './guide-tables.ts'
import { loadGuide } from './load-guide.ts'
import { stateOn } from './place-closing.ts'
import { type GuideId, guideIds } from './towns.ts'

const stateOf = async (id: GuideId, name: string, date: string, country: string): Promise<string> => {
  const place = (await loadGuide(id)).places.find((one) => one.name === name)
  if (!place) throw new Error(`${name} is not in the guide of ${id}`)
  return closingDaysOn(date, [country, id]).map((day) => stateOn(place, day))[0] ?? 'as ever'
}

test.each<[GuideId, string, string, string, string]>([
  ['london', 'British Museum', '2026-12-25', 'GB', 'closed'],
  ['london', 'Rules', '2026-12-25', 'GB', 'closed'],
  ['london', 'Carnaby Street', '2026-12-25', 'GB', 'open'],
  ['london', 'British Museum', '2026-12-24', 'GB', 'closed'],
  ['paris', 'Louvre', '2026-12-25', 'FR', 'closed'],
  ['paris', 'Eiffel Tower', '2026-12-25', 'FR', 'open'],
  ['paris', 'Louvre', '2027-05-01', 'FR', 'closed'],
  ['rome', 'Vatican Museums and Sistine Chapel', '2027-03-29', 'IT', 'closed'],
  ['rome', 'Colosseum', '2027-03-29', 'IT', 'open'],
  ['rome', 'Vatican Museums and Sistine Chapel', '2027-05-01', 'IT', 'closed'],
  ['barcelona', 'Sagrada Família', '2026-12-25', 'ES', 'short'],
  ['athens', 'Acropolis and Parthenon', '2027-05-02', 'GR', 'closed'],
  ['new-york', 'Empire State Building', '2026-12-25', 'US', 'open'],
  ['new-york', 'Metropolitan Museum of Art', '2026-11-26', 'US', 'closed'],
  ['tokyo', 'Senso-ji', '2027-01-01', 'JP', 'open'],
  ['tokyo', 'Tokyo National Museum', '2027-01-01', 'JP', 'closed'],
  ['bali', 'Tanah Lot', '2027-03-08', 'ID', 'closed'],
])('%s: %s on %s (%s) is %s', async (id, name, date, country, state) => {
  expect(await stateOf(id, name, date, country)).toBe(state)
})

test('the guide names only places it has and days that are known', async () => {
  const keys = new Set([...closingLines.map(({ key }) => key), 'always'])
  for (const id of guideIds) {
    const { closings = {}, places } = await loadTable(id)
    for (const [name, text] of Object.entries(closings)) {
      expect(
        places.map(([one]) => one),
        id,
      ).toContain(name)
      for (const clause of text.split(', ')) {
        const [state, ...days] = clause.split(' ')
        expect(['open', 'closed', 'short'], `${id}: ${text}`).toContain(state)
        expect(
          days.filter((day) => !keys.has(day)),
          `${id}: ${text}`,
        ).toEqual([])
        expect(days.length, `${id}: ${text}`).toBeGreaterThan(0)
      }
    }
  }
})
