import type { Measure } from './measures.ts'

/** What one run printed, and whether it held what is asked. */
export interface Run {
  measure: Measure
  held: boolean
  output: string
  seconds: number
  /** A plain date. */
  on: string
  machine: string
}

const intro = `# Figures

Every promise with a number, and what its command last printed. \`npm run quality\` measures all and writes this page,
\`npm run quality -- NAME …\` some; nobody writes it by hand. A goal that is not reached stands here with its figure.
`

const commandOf = ({ task, args = [], env = {} }: Measure): string =>
  [
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    `npm run ${task}`,
    ...(args.length > 0 ? ['--', ...args] : []),
  ].join(' ')

/** A command that broke tells where; a reader wants to know that, not the way through the runtime, nor on which machine. */
const withoutTraces = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\s+at |^Node\.js v|^file:\/\/|^\s*\^$|^\s*RUN\s+v/.test(line))
    .join('\n')
    .replaceAll(process.cwd(), '.')
    .trim()

export const sectionOf = ({
  measure,
  held,
  output,
  seconds,
  on,
  machine,
}: Run): string => `## ${measure.title}

${measure.asked} **${held ? 'Held.' : 'Not held.'}**

\`${commandOf(measure)}\`, ${on}, ${Math.round(seconds)} s, ${machine}

\`\`\`
${withoutTraces(output)}
\`\`\`
`

/** The page with these runs in the place of earlier ones of the same measure, all in the order of the list. */
export function pageWith(before: string, runs: readonly Run[], titles: readonly string[]): string {
  const [, ...kept] = before.split(/^(?=## )/m)
  const sections = new Map(kept.map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]))
  for (const run of runs) sections.set(run.measure.title, sectionOf(run).trim())
  const inOrder = titles.map((title) => sections.get(title)).filter((section) => section !== undefined)
  return `${[intro.trim(), ...inOrder].join('\n\n')}\n`
}
