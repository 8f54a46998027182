import { expensesWords } from '@sojourn/contract/expenses/words'
import { packingWords } from '@sojourn/contract/packing/words'
import { expect, test } from 'vitest'
import { listToasts } from '../../toasts/toast-store.ts'
import { ApiError } from './api-error.ts'
import { tellFailure } from './tell-failure.ts'

const refusal = (status: number) =>
  new ApiError(status, `${status}: no`, { code: 'internal', path: '', text: 'no' })

test.each([
  ['Failed to add packing item', packingWords.addFailed],
  ['Failed to update packing item', packingWords.updateFailed],
  ['Failed to delete packing item', packingWords.deleteFailed],
  ['Failed to generate packing list', packingWords.generateFailed],
  ['Failed to add expense', expensesWords.addFailed],
  ['Failed to delete expense', expensesWords.deleteFailed],
])('ERR-09 "%s" is the description of a destructive toast', (text, used) => {
  tellFailure(refusal(500), used)
  expect(listToasts()[0]).toMatchObject({ variant: 'destructive', title: 'Error', description: text })
})

test('a session that is over is told once, not twice', () => {
  const before = listToasts()
  tellFailure(refusal(401), 'Failed to add expense')
  expect(listToasts()).toEqual(before)
})
