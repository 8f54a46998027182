/** Cells a spreadsheet would run as a formula, also behind white space or after a line break inside. */
const startsFormula = /^[\s\u00A0]*[=+\-@\t\r]/

function cell(value: string | number): string {
  const text = String(value)
  const isRisky =
    typeof value === 'string' && text.split(/\r\n|\r|\n/).some((line) => startsFormula.test(line))
  return `"${(isRisky ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** RFC 4180: everything quoted, CRLF, and no cell that starts a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
