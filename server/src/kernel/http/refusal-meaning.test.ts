import { passwordShort } from '@sojourn/contract/auth/password-rules'
import { refusalTexts } from '@sojourn/contract/errors/refusals'
import { errorsWords } from '@sojourn/contract/errors/words'
import { noSeatText } from '@sojourn/contract/members/texts'
import { tooLongText } from '@sojourn/contract/values/too-long'
import { unknownPlace } from '@sojourn/contract/weather/local-card'
import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { tell } from '@sojourn/contract/words/tell'
import { inLanguage } from '@sojourn/contract/words/words'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { expect, test } from 'vitest'
import { meaningsIn } from './refusal-meaning.ts'

const figures = figuresIn(
  unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
)
const toldAs = (message: string): string => tell(meaningsIn({ message }).meaning ?? '', refusalTexts, figures)

test.each([
  errorsWords.tripNotFound,
  noSeatText(),
  passwordShort(),
  tooLongText(120),
  unknownPlace('Use at most (of all places) 3 characters'),
  'Use culture, food or nature',
  'Use at least 1 entries',
])('what a refusal means says in English what it said: "%s"', (message) => {
  expect(toldAs(message)).toBe(message)
})

test('whoever reads German is refused in German, as a whole and field by field', () => {
  const message = tooLongText(120)
  const { meaning, meanings } = meaningsIn({ message, fields: { title: message, notes: 'Gone for lunch' } })
  expect(Object.keys(meanings ?? {})).toEqual(['title'])
  const german = inLanguage(readLanguages().get('de') ?? {}, () => tell(meaning ?? '', refusalTexts, figures))
  expect(german).toMatch(/120 Zeichen/)
})

test('what stands in no catalogue has no meaning', () => {
  expect(meaningsIn({ message: 'Gone for lunch' })).toEqual({})
})
