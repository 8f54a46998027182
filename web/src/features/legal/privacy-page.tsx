import { privacy } from './data/privacy.ts'
import { legalPage } from './legal-page.tsx'

export const privacyPage = legalPage('/privacy', privacy)
