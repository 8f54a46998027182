// Plain JavaScript, because it also runs on the machine's own Node, before ours is there.

/**
 * Says what is being done; a terminal also sees the seconds go by.
 *
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(text, work) {
  const out = process.stderr
  if (!out.isTTY) {
    out.write(`${text} …\n`)
    return work()
  }
  const startedAt = Date.now()
  const show = () => out.write(`\r${text} … ${Math.round((Date.now() - startedAt) / 1000)} s`)
  show()
  const timer = setInterval(show, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    show()
    out.write('\n')
  }
}
