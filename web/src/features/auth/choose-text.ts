import { english } from '@sojourn/contract/words/chosen-language'
import { languageName } from '@sojourn/contract/words/language-name'

/** In their own words, which a page in another language does not bring along. */
const texts = import.meta.glob<string>('../../../../languages/*/language.json', {
  import: 'choose',
  eager: true,
})

/** What a button says that changes to a language: in that language. */
export const chooseText = (tag: string): string =>
  tag === english ? 'In English' : (texts[`../../../../languages/${tag}/language.json`] ?? languageName(tag))
