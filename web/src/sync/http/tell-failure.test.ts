import { packingWords } from '@sojourn/contract/packing/words'
import { syncFailuresWords } from '@sojourn/contract/sync/words-failures'
import { expect, test } from 'vitest'
import { listToasts } from '../../toasts/toast-store.ts'
import { ApiError } from './api-error.ts'
import { tellFailure } from './tell-failure.ts'

const refusal = (status: number) =>
  new ApiError(status, `${status}: no`, { code: 'internal', path: '', text: 'no' })

test.each([
  ['Failed to add packing item', syncFailuresWords.packingAdd],
  ['Failed to update packing item', syncFailuresWords.packingChange],
  ['Failed to delete packing item', syncFailuresWords.packingRemove],
  ['Failed to generate packing list', packingWords.generateFailed],
  ['Failed to add expense', syncFailuresWords.expensesAdd],
  ['Failed to delete expense', syncFailuresWords.expensesRemove],
])('ERR-09 "%s" is the description of a destructive toast', (text, used) => {
  tellFailure(refusal(500), used)
  expect(listToasts()[0]).toMatchObject({ variant: 'destructive', title: 'Error', description: text })
})

test('a session that is over is told once, not twice', () => {
  const before = listToasts()
  tellFailure(refusal(401), 'Failed to add expense')
  expect(listToasts()).toEqual(before)
})
