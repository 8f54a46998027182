import { landingWords } from '@sojourn/contract/landing/words'
import { whenIdle } from '../../browser/when-idle.ts'
import { startStaticPage } from '../../static-pages/page-script.ts'

startStaticPage()
markScrolledHeader()
showLoading()
fetchAppWhenIdle()

function markScrolledHeader(): void {
  const header = document.querySelector('[data-site-header]')
  const top = document.querySelector('[data-page-top]')
  const mark = (isAtTop: boolean) => header?.toggleAttribute('data-scrolled', !isAtTop)
  // An observer, because asking for the scroll position would lay the page out before its time.
  const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting ?? true))
  if (top) observer.observe(top)
}

/** From the press until the next page is there. Coming back with the browser's button finds the page ready again. */
function showLoading(): void {
  const form = document.querySelector<HTMLFormElement>('[data-start-planning]')
  const button = form?.querySelector('button')
  const label = button?.querySelector('span')
  if (!button || !label) return
  const usual = label.textContent
  const become = (isLoading: boolean) => {
    button.disabled = isLoading
    button.toggleAttribute('data-loading', isLoading)
    label.textContent = isLoading ? landingWords.loading : usual
  }
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    become(true)
    // Newcomers have no account to sign in to.
    location.assign(`${form.action}?new=1`)
  })
  window.addEventListener('pageshow', () => become(false))
}

/** The next page is most likely the app: its first files are fetched once this page has nothing left to do. */
function fetchAppWhenIdle(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? []
  const connection = Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined
  if (connection?.saveData) return
  const prefetch = (href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  whenIdle(...files.map((href) => () => prefetch(href)))
}
