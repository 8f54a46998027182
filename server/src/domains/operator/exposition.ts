/** The text format of Prometheus 0.0.4: what a value is, then a line for each set of labels. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export interface Sample {
  /** What a histogram adds to its name: `_bucket`, `_sum`, `_count`. */
  suffix?: string
  labels?: Readonly<Record<string, string>>
  value: number
}

/** A value that is not known has no line: an alarm can tell "absent" from nought. */
export const exposed = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join('')

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${labelsOf(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelsOf(labels: Sample['labels']): string {
  if (!labels) return ''
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return `{${pairs.join(',')}}`
}

const escaped = (value: string): string =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
