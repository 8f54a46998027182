// The build writes the sign-in screen into the page of /login. Until the app has hydrated it, `start.js` marks the last
// button pressed as busy.

const waiting = (): HTMLElement | null => document.querySelector<HTMLElement>('#root[data-waiting]')

/** Whether the screen is the one that came with the page, and nothing has answered on it yet. */
export const isPrerendered = (): boolean => typeof document === 'undefined' || waiting() !== null

/** The screen answers from now on: the last press is carried out. */
export function endPrerendered(): void {
  const root = waiting()
  if (!root) return
  root.removeAttribute('data-waiting')
  const pressed = root.querySelector<HTMLElement>('button[aria-busy]')
  pressed?.removeAttribute('aria-busy')
  // By then the form has drawn what was typed into it.
  queueMicrotask(() => pressed?.click())
}
