import type { CollectionDescription, FieldDescription } from '../sync/description.ts'
import { syncColumnsWords } from '../sync/words-columns.ts'
import { syncFieldsWords } from '../sync/words-fields.ts'
import { say } from '../words/say.ts'

/** Cells a spreadsheet would run as a formula, also in wide letters, behind what is not seen, or after a line break inside. */
const startsFormula = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r]/u

function cell(value: string | number): string {
  const text = String(value)
  const isRisky =
    typeof value === 'string' && text.split(/\r\n|\r|\n/).some((line) => startsFormula.test(line))
  return `"${(isRisky ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** RFC 4180: everything quoted, CRLF, and no cell that starts a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A list as a table: what people can change, and what has a heading of its own, in the order it is described. */
export function tableOf<Row extends { id: string }>(
  { fields }: CollectionDescription<Row>,
  rows: readonly Row[],
  tripCurrency: string,
): (string | number)[][] {
  const headingOf = ({ word, column }: FieldDescription): string | null =>
    column
      ? say<string>(syncColumnsWords[column], { currency: tripCurrency })
      : word && capital(syncFieldsWords[word])
  const columns = Object.entries(fields as Fields).flatMap(([name, field]) => {
    const heading = headingOf(field)
    return heading ? [{ name: name as keyof Row, heading, shown: field.shown }] : []
  })
  const cells = (row: Row) =>
    columns.map(({ name, shown }) => {
      const value = row[name] ?? ''
      return value !== '' && typeof shown === 'function' ? shown(value) : (value as string | number)
    })
  return [columns.map(({ heading }) => heading), ...rows.map(cells)]
}

type Fields = Record<string, FieldDescription>

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
