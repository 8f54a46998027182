import { listFormat } from '@sojourn/contract/values/intl'
import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }

const formats: Record<string, string> = {
  uuid: 'Give an id of the form 00000000-0000-4000-8000-000000000000',
  datetime: 'Give a date with a time, such as 2027-04-18T00:00:00Z',
  email: 'Enter a valid email address',
  url: 'Enter a web address',
}

/** What a rule without words of its own says when it refuses: a sentence, not the rule. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing'
        : `Give ${kinds[issue.expected] ?? 'another value'}`
    case 'invalid_value':
      return `Use ${listed(issue.values.map(String))}`
    case 'too_big':
      return `Use at most ${String(issue.maximum)}${units[issue.origin] ?? ''}`
    case 'too_small':
      return `Use at least ${String(issue.minimum)}${units[issue.origin] ?? ''}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Check how this is written'
    default:
      return 'Check this value'
  }
}

const listed = (values: string[]): string => listFormat('disjunction').format(values)
