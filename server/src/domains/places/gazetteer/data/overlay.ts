import { DESTINATIONS_OF_EUROPE } from './destinations-europe.ts'
import { DESTINATIONS_OVERSEAS } from './destinations-overseas.ts'
import type { OverlayRow } from './rows.ts'

export const DESTINATIONS: OverlayRow[] = [...DESTINATIONS_OF_EUROPE, ...DESTINATIONS_OVERSEAS]
