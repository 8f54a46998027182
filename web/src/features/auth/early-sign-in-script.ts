import { startTheme } from '../../browser/theme-store.ts'
import { onceIdle } from '../../browser/when-idle.ts'
import { startEarlySignIn } from './early-form.ts'

startTheme()
startEarlySignIn()

/** The app takes a slow phone a second to read and start: by then the form has been painted and answers. */
const startApp = () => {
  const app = document.querySelector<HTMLLinkElement>('link[data-app]')
  const script = { type: 'module', crossOrigin: '', src: app?.href ?? '' }
  document.head.append(Object.assign(document.createElement('script'), script))
}
requestAnimationFrame(() => onceIdle(startApp, { patienceMs: 300, otherwiseMs: 50 }))
