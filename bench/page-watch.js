// Runs in the page before anything of its own: notes when the page can be used, what blocked it and what moved.
// `asked` is written in front of it: { content, control, answer, presses }.
;(() => {
  const noted = { usableMs: null, blockedMs: 0, shift: 0 }
  globalThis.benchNotes = noted
  const longTaskMs = 50
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blockedMs += duration - longTaskMs
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) noted.shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  const isSeen = (element) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Once per frame: is the content there, and if so, does its control answer a click? */
  const look = () => {
    const isThere = [...document.querySelectorAll(asked.content)].filter(isSeen).length >= asked.least
    const control = isThere ? document.querySelector(asked.control) : null
    if (!asked.presses) {
      if (control) noted.usableMs = performance.now()
    } else if (control && document.querySelector(asked.answer)) noted.usableMs = performance.now()
    else control?.click()
    if (noted.usableMs === null) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
