import { numberFormat } from './intl.ts'

/** '12,345' */
export const thousands = (count: number): string => numberFormat({}).format(count)
