import { KNOWN_NAMES_OF_EUROPE } from './known-names-europe.ts'
import { KNOWN_NAMES_OVERSEAS } from './known-names-overseas.ts'
import type { KnownName } from './rows.ts'

export const KNOWN_NAMES: KnownName[] = [...KNOWN_NAMES_OF_EUROPE, ...KNOWN_NAMES_OVERSEAS]
