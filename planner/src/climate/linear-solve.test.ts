import { expect, test } from 'vitest'
import { solveSymmetric } from './linear-solve.ts'

const rows = (...values: number[][]): Float64Array[] => values.map((row) => Float64Array.from(row))

test('the solution, put back, gives the right-hand side', () => {
  const matrix = rows([4, 2, 0.6], [2, 5, 1], [0.6, 1, 3])
  const right = rows([1, 0], [-2, 4], [3, 0.5])
  const solution = solveSymmetric(matrix, right)
  for (const [row, coefficients] of matrix.entries()) {
    for (const column of [0, 1]) {
      const sum = coefficients.reduce((total, factor, k) => total + factor * solution[k]![column]!, 0)
      expect(sum).toBeCloseTo(right[row]![column]!, 10)
    }
  }
})

test('only the lower half of the matrix is read', () => {
  const right = rows([1], [2])
  const whole = solveSymmetric(rows([2, 1], [1, 3]), right)
  expect(solveSymmetric(rows([2, 0], [1, 3]), right)).toEqual(whole)
})
