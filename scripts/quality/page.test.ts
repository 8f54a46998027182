import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measures } from './measures.ts'
import { pageWith, type Run } from './page.ts'

const titles = ['First', 'Second', 'Third']

const run = (title: string, more: Partial<Run> = {}): Run => ({
  measure: { title, asked: `${title} is asked.`, task: 'bench', args: ['pages'] },
  held: true,
  output: '5 of 6\n',
  seconds: 12.4,
  on: '2027-01-02',
  machine: 'two cores',
  ...more,
})

test('what was measured anew takes the place of what was, in the order of the list, and the rest stays', () => {
  const first = pageWith('', [run('Third'), run('First', { output: 'old' })], titles)
  const second = pageWith(first, [run('First', { output: 'new' }), run('Second')], titles)
  expect([...second.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(titles)
  expect(second).toContain('new')
  expect(second).not.toContain('old')
  expect(pageWith(second, [], titles)).toBe(second)
})

test('a goal that is not reached stands there as such, with its command and without the way through the runtime', () => {
  const output =
    'file://bench/reports.ts:75\n    ^\n\nError: 4.8 of 3.5\n    at reportPages (reports.ts:7:1)\nNode.js v26'
  const page = pageWith('', [run('First', { held: false, output })], titles)
  expect(page).toContain('First is asked. **Not held.**')
  expect(page).toContain('`npm run bench -- pages`, 2027-01-02, 12 s, two cores')
  expect(page).toContain('Error: 4.8 of 3.5')
  expect(page).not.toMatch(/file:|reportPages|Node\.js v26/)
})

test('where it was measured is nobody’s business', () => {
  const output = ` RUN  v5.1.0 ${process.cwd()}\n5 of 6 in ${process.cwd()}/bench`
  const page = pageWith('', [run('First', { output })], titles)
  expect(page).toContain('5 of 6 in ./bench')
  expect(page).not.toMatch(/RUN {2}v/)
})

test('what is measured no more goes from the page', () => {
  expect(pageWith(pageWith('', [run('Gone')], ['Gone']), [run('First')], titles)).not.toContain('Gone')
})

test('every measure is a task that npm runs, and has a title of its own', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>
  }
  const all = Object.values(measures)
  expect(all.filter(({ task }) => !Object.hasOwn(scripts, task))).toEqual([])
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})
