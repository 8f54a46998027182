// Runs in the page before anything of its own: notes when the page can be used, what blocked it, what moved and what it
// asked for, and reports that itself once the page has come to rest.
// `asked` is written in front of it: { content, least, control, answer, presses }.
;(() => {
  const noted = {
    usableMs: null,
    blockedMs: 0,
    shift: 0,
    requests: 1,
    scripts: 0,
    scriptKb: 0,
    firstScriptKb: 0,
    calls: 0,
    callKb: 0,
  }
  const longTaskMs = 50
  const quietMs = 1_500
  let lastAt = 0
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('longtask', ({ duration }) => (noted.blockedMs += duration - longTaskMs))
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value
  })
  /** What came out of a cache was not asked for. */
  const kindOf = ({ name, deliveryType }) => {
    const { origin, pathname } = new URL(name)
    if (origin !== location.origin || pathname.startsWith('/bench-') || deliveryType === 'cache') return null
    return pathname.startsWith('/api/') ? 'call' : pathname.endsWith('.js') ? 'script' : 'other'
  }
  // Bytes as they went over the wire.
  watch('resource', (entry) => {
    const kind = kindOf(entry)
    if (!kind) return
    lastAt = performance.now()
    noted.requests++
    if (kind === 'other') return
    noted[`${kind}s`]++
    noted[`${kind}Kb`] += entry.transferSize / 1024
  })
  const scriptKbSoFar = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => kindOf(entry) === 'script')
      .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0)

  const report = () => {
    if (performance.now() - Math.max(lastAt, noted.usableMs) < quietMs) return
    clearInterval(waiting)
    void fetch('/bench-notes', { method: 'POST', body: JSON.stringify(noted) })
  }
  let waiting
  const isSeen = (element) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Once per frame: is the content there, and if so, does its control answer a click? */
  const look = () => {
    const isThere = [...document.querySelectorAll(asked.content)].filter(isSeen).length >= asked.least
    const control = isThere ? document.querySelector(asked.control) : null
    const isUsable = control && (!asked.presses || document.querySelector(asked.answer))
    if (isUsable) {
      noted.usableMs = performance.now()
      noted.firstScriptKb = scriptKbSoFar()
      waiting = setInterval(report, 100)
      return
    }
    if (asked.presses) control?.click()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
