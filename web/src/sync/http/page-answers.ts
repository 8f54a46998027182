import { answersElement, type PageAnswers } from '@sojourn/contract/http/screens'
import { localToday } from '@sojourn/contract/values/plain-date'

let answers: Partial<PageAnswers> | null = null

/** What hangs on the day is of use only where it is the same day as on the server. */
function readAnswers(): Partial<PageAnswers> {
  const element = document.getElementById(answersElement)
  element?.remove()
  if (!element) return {}
  const found = JSON.parse(element.textContent) as PageAnswers
  return found.today === localToday(new Date()) ? found : { user: found.user }
}

/** The answer that came with the page, once: whoever asks again asks the server. */
export function takeFromPage<N extends Exclude<keyof PageAnswers, 'today'>>(
  name: N,
): PageAnswers[N] | undefined {
  answers ??= readAnswers()
  const answer = answers[name]
  delete answers[name]
  return answer
}
