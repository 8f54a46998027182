import { errorsWords } from '../errors/words.ts'
import { z } from 'zod'
import { byCollection, type ContentCollection } from '../sync/collections.ts'
import { contentApi, importedRows } from '../sync/registry.ts'
import { trip } from '../trips/schema.ts'
import { newTripInput } from '../trips/trip-input.ts'
import { maxRowsPerTrip } from '../values/limits.ts'
import { exportFormat, formatProblem } from './format.ts'
import { exportWords } from './words.ts'

/** Where a row stands in this database stays here. */
type Portable<Row> =
  Row extends z.ZodObject<infer Shape> ? z.ZodObject<Omit<Shape, 'tripId' | 'version'>> : never
type ExportedRows = { [C in ContentCollection]: z.ZodArray<Portable<(typeof contentApi)[C]['add']['reply']>> }

/** Three keys, and everything that belongs to the trip inside it (C-082). */
export const exportFile = z.object({
  trip: trip
    .omit({ role: true, rev: true })
    .extend(
      byCollection((name) =>
        z.array((contentApi[name].add.reply as z.ZodObject).omit({ tripId: true, version: true })),
      ) as unknown as ExportedRows,
    ),
  exportedAt: z.iso.datetime(),
  format: z.literal(exportFormat),
})
export type ExportFile = z.output<typeof exportFile>

const rowsOf = <T extends z.ZodType>(row: T) =>
  z.array(row).max(maxRowsPerTrip, errorsWords.tooManyRows).default([])
type ImportedRows = { [C in ContentCollection]: z.ZodDefault<z.ZodArray<(typeof importedRows)[C]>> }

const content = z
  .object({
    status: z.string().optional(),
    ...(byCollection((name) => rowsOf<z.ZodType>(importedRows[name])) as unknown as ImportedRows),
  })
  .transform(({ status, ...rows }) => ({ status, rows }))

/** A file on its way back: what people can set is checked like their own entry, all else is made anew. */
export const importFile = z.object(
  {
    format: z.unknown().superRefine((format, context) => {
      const message = formatProblem(format)
      if (message) context.addIssue({ code: 'custom', message })
    }),
    trip: z.looseObject({}, exportWords.foreign).pipe(newTripInput.and(content)),
  },
  exportWords.foreign,
)
export type ImportFile = z.output<typeof importFile>
