import { periodPrice, yearlySavingStated } from '@sojourn/contract/billing/billing-periods'
import { landingWords } from '@sojourn/contract/landing/words'
import { say } from '@sojourn/contract/words/say'

const signInThen = (target: string): string => `/login?returnTo=${encodeURIComponent(target)}`

export const paths = {
  start: '/api/login',
  signIn: '/login',
  monthly: signInThen('/subscribe?plan=monthly'),
  yearly: signInThen('/subscribe?plan=yearly'),
}

export const yearlyOffer = (): string =>
  say(landingWords.orYearly, { price: periodPrice('yearly'), saving: yearlySavingStated() })
