import { errorsWords } from '@sojourn/contract/errors/words'
import type { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import { issueText } from './issue-text.ts'

/** What a rule of the contract makes of what was sent; refused in our words. */
export function checked<S extends z.ZodType>(rule: S, sent: unknown): z.output<S> {
  const read = rule.safeParse(sent, { error: issueText })
  if (read.success) return read.data
  throw refusal(read.error)
}

/** More than a form has; a file with thousands of faults is not answered with thousands of lines. */
const maxIssues = 20
const maxPathLength = 100

/** The refused fields at once; the first one's message is the answer's. */
function refusal({ issues }: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, maxIssues))
    fields[issue.path.join('.').slice(0, maxPathLength) || 'body'] ??= issue.message
  return new AppError('invalid_input', issues[0]?.message ?? errorsWords.invalid, { fields })
}
