import {
  firstMissing,
  missingText,
  type SignInField,
  type SignInFields,
} from '@sojourn/contract/auth/sign-in-form'

/**
 * The sign-in form stands in the page before the app is there. What is typed into it and the last button pressed are
 * kept, and the app's own form takes them over when it takes the early one's place.
 */
const early = (): HTMLElement | null => document.getElementById('early-sign-in')

export const isEarlySignIn = (): boolean => early() !== null

const inputOf = (name: string): HTMLInputElement | null =>
  early()?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null

/** What was typed so far. */
const earlyFields = (): SignInFields => ({
  name: '',
  email: inputOf('email')?.value ?? '',
  password: inputOf('password')?.value ?? '',
})

const pressedMark = 'data-pressed'

/** Only the last press counts: what an earlier one was answered is taken back. */
function forgetPresses(): void {
  for (const other of early()?.querySelectorAll(`[${pressedMark}]`) ?? []) other.removeAttribute(pressedMark)
  for (const input of early()?.querySelectorAll('[aria-invalid]') ?? []) input.removeAttribute('aria-invalid')
  document.getElementById('early-problem')?.remove()
}

function press(button: HTMLElement): void {
  forgetPresses()
  const isSubmit = button.matches('[data-submit]')
  const missing = isSubmit ? firstMissing('sign-in', earlyFields()) : null
  if (missing) return showMissing(missing)
  button.setAttribute(pressedMark, '')
  if (isSubmit) button.setAttribute('aria-busy', 'true')
}

function showMissing(name: SignInField): void {
  const input = inputOf(name)
  if (!input) return
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', 'early-problem')
  input.focus()
  const said = document.getElementById('early-problem') ?? document.createElement('p')
  said.id = 'early-problem'
  said.className = 'text-small font-medium text-destructive-text'
  said.textContent = missingText[name]
  input.closest('form > *')?.append(said)
}

const inEarly = (target: EventTarget | null): target is Element =>
  target instanceof Element && early()?.contains(target) === true

/** All that the early form does by itself. It listens from above, so that it may start before the form is read. */
export function startEarlySignIn(): void {
  document.addEventListener('click', ({ target }) => {
    const button = inEarly(target) ? target.closest('button') : null
    if (button) press(button)
  })
  document.addEventListener('input', ({ target }) => {
    if (!inEarly(target)) return
    target.removeAttribute('aria-invalid')
    document.getElementById('early-problem')?.remove()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const submit = early()?.querySelector<HTMLElement>('[data-submit]')
    if (key === 'Enter' && submit && inEarly(target) && target.matches('input')) press(submit)
  })
}

/** What the traveller last asked of the early form, as the place of a button: an answer it gave itself is given again. */
function lastPress(form: HTMLElement): number {
  const buttons = [...form.querySelectorAll('button')]
  const isWanting = form.querySelector('[aria-invalid]') !== null
  return buttons.findIndex((button) =>
    isWanting ? button.matches('[data-submit]') : button.hasAttribute(pressedMark),
  )
}

/**
 * The app's form is there: what was typed until this moment and the cursor go over to it, the early one is gone, and the
 * last press is carried out.
 */
export function endEarlySignIn(keep: (fields: SignInFields) => void = () => {}): void {
  const gone = early()
  if (!gone) return
  keep(earlyFields())
  const pressed = lastPress(gone)
  const from = document.activeElement
  const kind = from && gone.contains(from) ? from.localName : null
  const place = kind ? [...gone.querySelectorAll(kind)].findIndex((one) => one === from) : -1
  gone.remove()
  const root = document.getElementById('root')
  if (kind) root?.querySelectorAll<HTMLElement>(kind)[place]?.focus({ preventScroll: true })
  // By then the form has drawn what it was given.
  queueMicrotask(() => root?.querySelectorAll('button')[pressed]?.click())
}
