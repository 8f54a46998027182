/**
 * Solves `matrix · x = right` for every column of `right` by Cholesky. The matrix is symmetric, its lower half is
 * read, and positive definite: a ridge or a nugget on its diagonal sees to that.
 */
export function solveSymmetric(matrix: Float64Array[], right: Float64Array[]): Float64Array[] {
  const lower = toCholesky(matrix)
  return substituteBack(lower, substituteForward(lower, right))
}

const at = (rows: Float64Array[], row: number, column: number): number => rows[row]?.[column] ?? 0

function toCholesky(matrix: Float64Array[]): Float64Array[] {
  const size = matrix.length
  const lower = matrix.map(() => new Float64Array(size))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row, column)
      for (let k = 0; k < column; k++) sum -= at(lower, row, k) * at(lower, column, k)
      lower[row]![column] = row === column ? Math.sqrt(sum) : sum / at(lower, column, column)
    }
  }
  return lower
}

function substituteForward(lower: Float64Array[], right: Float64Array[]): Float64Array[] {
  const solved: Float64Array[] = []
  for (const [row, source] of right.entries()) {
    const values = Float64Array.from(source)
    for (let k = 0; k < row; k++) addScaled(values, solved[k]!, -at(lower, row, k))
    solved.push(scaled(values, 1 / at(lower, row, row)))
  }
  return solved
}

function substituteBack(lower: Float64Array[], right: Float64Array[]): Float64Array[] {
  const solved: Float64Array[] = right.map((row) => Float64Array.from(row))
  for (let row = solved.length - 1; row >= 0; row--) {
    const values = solved[row]!
    for (let k = row + 1; k < solved.length; k++) addScaled(values, solved[k]!, -at(lower, k, row))
    solved[row] = scaled(values, 1 / at(lower, row, row))
  }
  return solved
}

export function addScaled(target: Float64Array, source: Float64Array, factor: number): void {
  for (let index = 0; index < target.length; index++) target[index]! += factor * source[index]!
}

const scaled = (values: Float64Array, factor: number): Float64Array => values.map((value) => value * factor)
