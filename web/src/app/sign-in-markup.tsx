import { inLanguage, type Language } from '@sojourn/contract/words/words'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { startPrerendered } from './early-start.ts'

await startPrerendered()

/** The app as it stands at /login for a visitor: the build writes it into the page, and the app hydrates it. */
export const signInMarkup = (language: Language = {}): string =>
  inLanguage(language, () =>
    renderToString(
      <Router ssrPath="/login" ssrSearch="">
        <App />
      </Router>,
    ),
  )
