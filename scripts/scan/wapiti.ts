import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { harmless } from './harmless.ts'
import type { Target } from './target.ts'
import { type Finding, installTools, outputOf } from './tools.ts'

const modules =
  'sql,blindsql,exec,file,crlf,redirect,xss,permanentxss,cookieflags,csp,http_headers,methods,htaccess'
const pages = [
  '/',
  '/login',
  '/login?returnTo=/trips/1',
  '/api/login?returnTo=/trips/1',
  '/api/docs',
  '/join?token=x',
  '/support',
]

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string; parameter: string }[]>
  anomalies: Report['vulnerabilities']
  infos: { crawled_pages_nbr?: number }
}

/** wapiti on the pages and on every call that is read, as long as the time lasts. */
export async function scanWithWapiti({ url, account, samples }: Target, seconds: number): Promise<Finding> {
  if (!(await installTools(['wapiti']))) return { figures: 'not run', found: ['wapiti is not installed'] }
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-wapiti-'))
  const report = join(folder, 'report.json')
  const reads = samples.filter(({ method }) => method === 'GET').map((sample) => sample.url)
  const starts = [...pages.map((page) => url + page), ...reads]
  const { text, isOver } = await outputOf(
    'wapiti',
    [
      ...'--scope domain --no-bugreport --flush-session -v 0 -f json -m'.split(' '),
      modules,
      '-u',
      `${url}/`,
      '-H',
      `Cookie: ${account.cookie}`,
      ...starts.flatMap((start) => ['-s', start]),
      '--max-scan-time',
      String(Math.ceil(seconds / 4)),
      '--max-attack-time',
      String(Math.ceil((0.7 * seconds) / modules.split(',').length)),
      '--store-session',
      folder,
      '-o',
      report,
    ],
    seconds * 1.3,
  )
  const read = (): Report | null => {
    try {
      return JSON.parse(readFileSync(report, 'utf8')) as Report
    } catch {
      return null
    }
  }
  const told = read()
  rmSync(folder, { recursive: true, force: true })
  if (!told)
    return { figures: 'no report', found: [isOver ? 'it did not end in its time' : text.slice(-500)] }
  const all = Object.entries({ ...told.vulnerabilities, ...told.anomalies }).flatMap(([kind, ones]) =>
    ones.map(({ method, path, info, parameter }) => `${kind}: ${method} ${path} ${parameter} ${info}`),
  )
  const found = all.filter((one) => !harmless.some((known) => known.test(one)))
  return {
    figures: `${starts.length} addresses, ${modules.split(',').length} modules: ${found.length} findings, ${all.length - found.length} known to be none`,
    found: [...new Set(found)],
  }
}
