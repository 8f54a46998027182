import { ideasFormWords } from './words-form.ts'
import { ideasPlanWords } from './words-plan.ts'
import { ideasToldWords } from './words-told.ts'
import { ideasWords } from './words.ts'

/** What is said of ideas. */
export const ideasCatalogues = {
  ideas: ideasWords,
  'ideas-form': ideasFormWords,
  'ideas-plan': ideasPlanWords,
  'ideas-told': ideasToldWords,
}
