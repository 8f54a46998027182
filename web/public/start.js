// Runs before the first paint, so that a dark page never flashes light. The full rules are in src/browser/theme.ts.
try {
  if (localStorage.getItem('theme') === 'dark') {
    document.documentElement.classList.add('dark')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = '#0a1022'
  }
} catch {
  // Storage is blocked: the page stays light.
}

// On the app's own page it also outlives the app's failure: when the app cannot be loaded or stops at its start, the
// static text of the page shows. On a phone an empty page is loaded once more after three seconds, and never a second
// time: the mark is kept for the tab, out of reach of the clean-up at start.
if (document.currentScript.hasAttribute('data-guard')) {
  const reloadedKey = 'start_reloaded'
  const patienceMs = 3000
  const isPhone =
    /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

  // The sign-in screen came with the page and cannot answer yet (src/browser/prerendered.ts).
  const isWaiting = () => document.querySelector('#root[data-waiting]') !== null

  const hasStarted = () => {
    const root = document.getElementById('root')
    return root !== null && root.childElementCount > 0 && !isWaiting()
  }

  const whenParsed = (act) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
    else act()
  }

  const showFailure = () =>
    whenParsed(() => {
      const failure = document.getElementById('start-failure')
      if (failure && !hasStarted()) failure.hidden = false
    })

  // Until the app answers, the last button pressed waits for it. What the form lacks, the browser says itself.
  const takeBack = (pressed) => {
    for (const button of document.querySelectorAll(`[data-waiting] ${pressed}`))
      button.removeAttribute('aria-busy')
  }
  const keep = (button) => {
    takeBack('button')
    button.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-waiting] button[type="button"]')
    if (button) keep(button)
  })
  addEventListener('submit', (event) => {
    if (!isWaiting()) return
    event.preventDefault()
    if (event.submitter) keep(event.submitter)
  })
  // Whoever types on has not finished.
  addEventListener('input', () => takeBack('[type="submit"]'))

  const mayReload = () => {
    try {
      if (sessionStorage.getItem(reloadedKey) !== null) return false
      sessionStorage.setItem(reloadedKey, String(Date.now()))
      return true
    } catch {
      // Without a memory the page could reload for ever.
      return false
    }
  }

  addEventListener(
    'error',
    (event) => {
      if (event.target === window || event.target.tagName === 'SCRIPT') showFailure()
    },
    true,
  )
  addEventListener('unhandledrejection', showFailure)

  whenParsed(() => {
    const again = document.getElementById('start-again')
    if (again) again.addEventListener('click', () => location.reload())
  })

  if (isPhone) {
    setTimeout(() => {
      // Somebody may be typing into the form that came with the page.
      if (hasStarted() || isWaiting()) return
      if (mayReload()) location.reload()
      else showFailure()
    }, patienceMs)
  }
}
