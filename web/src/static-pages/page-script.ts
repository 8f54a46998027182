import { pagesWords } from '@sojourn/contract/pages/words'
import { whenIdle } from '../browser/when-idle.ts'
import { pageTheme, startTheme } from '../browser/theme-store.ts'
import { installOffer, watchForInstallOffer } from '../pwa/page-install.ts'
import { registerServiceWorker } from '../pwa/register.ts'
import { isSomebodyKept } from '../session/somebody-kept.ts'

/** All that a page rendered at build time does by script; it reads and works without. */
export function startStaticPage(): void {
  startTheme()
  offerTheme()
  offerInstall()
  watchForInstallOffer()
  registerServiceWorker()
  whenIdle(askForLastTraveller)
}

function offerTheme(): void {
  const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]')
  const name = () =>
    toggle?.setAttribute('aria-label', pageTheme.get() === 'dark' ? pagesWords.toLight : pagesWords.toDark)
  toggle?.addEventListener('click', pageTheme.toggle)
  pageTheme.subscribe(name)
  name()
}

/** The banner is in the page already, without an offer hidden. Later stands before Install. */
function offerInstall(): void {
  const slot = document.querySelector<HTMLElement>('[data-install-offer]')
  if (!slot) return
  const [later, install] = slot.querySelectorAll('button')
  later?.addEventListener('click', installOffer.later)
  install?.addEventListener('click', () => void installOffer.install())
  installOffer.subscribe(() => {
    slot.hidden = installOffer.get() !== 'install'
  })
}

/** A device on which somebody was signed in may meet nothing but this page once their session is over: it asks for them. */
function askForLastTraveller(): void {
  if (isSomebodyKept()) void import('./last-traveller.ts').then(({ askServer }) => askServer())
}
