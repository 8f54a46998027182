import coarseUrl from 'world-atlas/countries-50m.json?url'
import smallUrl from 'world-atlas/countries-110m.json?url'
import fineUrl from 'world-atlas/land-10m.json?url'
import type { Detail } from './land-messages.ts'

export const outlineUrls: Record<Detail, string> = { small: smallUrl, coarse: coarseUrl, fine: fineUrl }
