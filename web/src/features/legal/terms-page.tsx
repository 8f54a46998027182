import { terms } from './data/terms.ts'
import { legalPage } from './legal-page.tsx'

export const termsPage = legalPage('/terms', terms)
