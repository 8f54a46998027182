import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sample, Target } from './target.ts'
import { type Finding, installTools, outputOf } from './tools.ts'

const level = 3
const ignored = '400,401,403,404,409,429,502,503'
/** Of each call the cookie and the browser's headers are the same: they are tried once. */
const sameEverywhere = 'user-agent,referer,host,__Host-sid,device,__Host-device'

const requestOf = ({ method, url, body }: Sample, cookie: string): string => {
  const { pathname, search, host } = new URL(url)
  // A marked part of the path is tried as well; parameters and bodies are tried by themselves.
  const path = pathname.replaceAll(/\/([0-9a-f-]{36}|\d+)(?=\/|$)/g, '/$1*')
  const head = [`${method} ${path}${search} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`]
  if (body !== null) head.push('Content-Type: application/json')
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** sqlmap at level 3 on every call of the OpenAPI document, as long as the time lasts. */
export async function scanWithSqlmap({ account, samples }: Target, seconds: number): Promise<Finding> {
  if (!(await installTools(['sqlmap']))) return { figures: 'not run', found: ['sqlmap is not installed'] }
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-sqlmap-'))
  const end = Date.now() + seconds * 1000
  const [clean, unfinished, found]: [string[], string[], string[]] = [[], [], []]
  const tried = samples.filter(({ url, body }) => /[?*]|\/\d|[0-9a-f]{8}-/.test(url) || body !== null)
  for (const [at, sample] of tried.entries()) {
    const left = (end - Date.now()) / 1000
    if (left < 5) break
    const file = join(folder, 'request.txt')
    writeFileSync(file, requestOf(sample, account.cookie))
    const share = Math.max(20, left / (tried.length - at))
    const skip = at === 0 ? [] : [`--skip=${sameEverywhere}`]
    const { text, isOver } = await outputOf(
      'sqlmap',
      [
        ...`--batch --level=${level} --risk=1 --dbms=PostgreSQL --threads=2 --flush-session --ignore-stdin`.split(
          ' ',
        ),
        `--ignore-code=${ignored}`,
        `--output-dir=${folder}`,
        '-r',
        file,
        ...skip,
      ],
      Math.min(share * 2, left),
    )
    if (/identified the following injection point|is vulnerable/.test(text))
      found.push(`${sample.name}: ${points(text)}`)
    else if (!isOver && /do(es)? not (appear|seem) to be injectable|no parameter\(s\) found/.test(text))
      clean.push(sample.name)
    else unfinished.push(sample.name)
  }
  rmSync(folder, { recursive: true, force: true })
  return {
    figures: `level ${level}: ${clean.length} of ${tried.length} calls tried to the end, ${unfinished.length} in part, ${found.length} findings`,
    found,
  }
}

const points = (text: string): string =>
  [...text.matchAll(/^(?:Parameter|\s+Type|\s+Payload): .*$/gm)].map(([line]) => line.trim()).join('; ')
