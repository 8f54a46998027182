// Runs before the first paint, so that a dark page never flashes light. The full rules are in src/lib/theme.ts.
try {
  if (localStorage.getItem('theme') === 'dark') {
    document.documentElement.classList.add('dark')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = '#0a1022'
  }
} catch {
  // Storage is blocked: the page stays light.
}
