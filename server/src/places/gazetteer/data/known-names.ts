import { KNOWN_NAMES_OF_EUROPE } from './known-names-europe.ts'
import { KNOWN_NAMES_OVERSEAS } from './known-names-overseas.ts'

/**
 * Names that a traveller uses and that must survive the cut to eight alternates:
 * country, GeoNames name ("/" and admin-1 code if not unique), the name to show if another, alternates.
 */
export type KnownName = [country: string, name: string, shown: string, alternates: string]

export const KNOWN_NAMES: KnownName[] = [...KNOWN_NAMES_OF_EUROPE, ...KNOWN_NAMES_OVERSEAS]
