import { errorsFieldsWords } from '../errors/words-fields.ts'
import { z } from 'zod'
import { latitudeField, longitudeField } from '../values/fields.ts'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The place that was chosen for a destination; without it the server looks for the place the words name. */
export const placeFields = {
  latitude: latitudeField.nullish(),
  longitude: longitudeField.nullish(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => errorsFieldsWords.country })
    .nullish(),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: () => errorsFieldsWords.timeZone })
    .nullish(),
}
