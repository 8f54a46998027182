import { errorsFieldsWords } from '@sojourn/contract/errors/words-fields'
import { listFormat } from '@sojourn/contract/values/intl'
import { say } from '@sojourn/contract/words/say'
import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type Key = keyof typeof errorsFieldsWords

const kinds: Readonly<Record<string, Key>> = {
  string: 'giveText',
  number: 'giveNumber',
  int: 'giveWholeNumber',
  boolean: 'giveTrueOrFalse',
  array: 'giveList',
  object: 'giveObject',
  record: 'giveObject',
  date: 'giveDate',
}

const formats: Readonly<Record<string, Key>> = { uuid: 'id', datetime: 'moment', email: 'email', url: 'url' }

/** What a rule without words of its own says when it refuses: a sentence, not the rule. */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return errorsFieldsWords[issue.input === undefined ? 'missing' : (kinds[issue.expected] ?? 'giveOther')]
    case 'invalid_value':
      return say(errorsFieldsWords.oneOf, { values: listed(issue.values.map(String)) })
    case 'too_big':
      return mostText(issue.origin, String(issue.maximum))
    case 'too_small':
      return leastText(issue.origin, String(issue.minimum))
    case 'invalid_format':
      return errorsFieldsWords[formats[issue.format] ?? 'form']
    default:
      return errorsFieldsWords.other
  }
}

const isList = (origin: string): boolean => origin === 'array' || origin === 'set'

function mostText(origin: string, most: string): string {
  if (origin === 'string') return say(errorsFieldsWords.mostCharacters, { most })
  return say(isList(origin) ? errorsFieldsWords.mostEntries : errorsFieldsWords.most, { most })
}

function leastText(origin: string, least: string): string {
  if (origin === 'string') return say(errorsFieldsWords.leastCharacters, { least })
  return say(isList(origin) ? errorsFieldsWords.leastEntries : errorsFieldsWords.least, { least })
}

const listed = (values: string[]): string => listFormat('disjunction').format(values)
