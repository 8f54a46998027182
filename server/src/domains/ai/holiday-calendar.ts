import { createRequire } from 'node:module'
import type Holidays from 'date-holidays'

const require = createRequire(import.meta.url)

/** The rules of all countries take a tenth of a start: they are read when somebody first asks, not before a server answers. */
export const holidayCalendar = (): typeof Holidays => require('date-holidays') as typeof Holidays
