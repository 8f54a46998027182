// Attacks from outside on a server of its own: `npm run scan`, or with names (timing, guessing, sqlmap, wapiti) some.
// SCAN_SECONDS is the time for each scanner.
import { withRunningApp } from './running-app.ts'
import { guessWithHydra } from './scan/guessing.ts'
import { scanWithSqlmap } from './scan/sqlmap.ts'
import { openTarget, type Target } from './scan/target.ts'
import { compareTimes } from './scan/timing.ts'
import type { Finding } from './scan/tools.ts'
import { scanWithWapiti } from './scan/wapiti.ts'

const seconds = Number(process.env['SCAN_SECONDS'] ?? 1800)
/** No limit is met but where limits are what is looked at; mails are put aside and never leave. */
const open = { RATE_LIMIT_SCALE: '1000000', SMTP_URL: 'smtp://127.0.0.1:9', HOST: '127.0.0.1' }
const usual = { HOST: '127.0.0.1' }

interface Part {
  settings: Record<string, string>
  run: (url: string, target: () => Promise<Target>) => Promise<Finding>
}

const parts: Record<string, Part> = {
  timing: { settings: open, run: async (_url, target) => compareTimes(await target()) },
  guessing: { settings: usual, run: (url) => guessWithHydra(url, seconds) },
  sqlmap: { settings: open, run: async (_url, target) => scanWithSqlmap(await target(), seconds) },
  wapiti: { settings: open, run: async (_url, target) => scanWithWapiti(await target(), seconds) },
}

const asked = process.argv.slice(2)
const table: { part: string; figures: string; findings: string | number }[] = []
for (const [part, { settings, run }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue
  await withRunningApp(async (url, databaseUrl) => {
    const { figures, found } = await run(url, () => openTarget(url, databaseUrl))
    table.push({ part, figures, findings: found.length || 'none' })
    console.log(`${part}: ${figures}`)
    for (const one of found) console.log(`  ${one}`)
    if (found.length > 0) process.exitCode = 1
  }, settings)
}
console.table(table.map(({ part, findings }) => ({ part, findings })))
