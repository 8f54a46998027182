import { english } from '@sojourn/contract/words/chosen-language'
import { rememberedUser } from './user-snapshot.ts'

/** The languages on offer, as the page says; one alone is no choice. */
export const offeredLanguages = (): string[] =>
  (document.documentElement.dataset['languages'] ?? english).split(' ')

/** In which language the app should start: of the account, which may have been chosen elsewhere, else that of the page. */
export function wantedLanguage(): string {
  const { lang } = document.documentElement
  const chosen = rememberedUser()?.language
  return chosen && offeredLanguages().includes(chosen) ? chosen : lang
}
