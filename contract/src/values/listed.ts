import { listFormat } from './intl.ts'

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (parts: readonly string[]): string => listFormat('conjunction').format(parts)
