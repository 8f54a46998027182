import { startTheme } from '../../browser/theme-store.ts'
import { onceIdle } from '../../browser/when-idle.ts'
import { startEarlySignIn } from './early-form.ts'

startTheme()
startEarlySignIn()

/** Asks for the app's files, and starts it when its style is there. */
function startApp(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? []
  const ask = (href: string) => {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href })
    document.head.append(link)
    return link
  }
  const start = () => {
    const script = { type: 'module', crossOrigin: '', src: files[0] ?? '' }
    document.head.append(Object.assign(document.createElement('script'), script))
  }
  const style = files.map(ask).find(({ rel }) => rel === 'stylesheet')
  if (!style) return start()
  // A plain app is better than none.
  style.addEventListener('load', start)
  style.addEventListener('error', start)
}
// A slow phone takes a second to read and start the app: by then the form has been painted and answers.
requestAnimationFrame(() => onceIdle(startApp, { patienceMs: 300, otherwiseMs: 50 }))
