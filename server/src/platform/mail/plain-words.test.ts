import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['  Семья на Байкале,  лето ', 'Семья на Байкале, лето'],
  ['東京。京都も行く。', '東京。京都も行く。'],
  ['St. Gallen, 2.5 days with Dr. J. R. R. Tolkien…', 'St. Gallen, 2.5 days with Dr. J. R. R. Tolkien…'],
  ['Washington D.C. & L.A.', 'Washington D.C. & L.A.'],
  ['12.04.2027 at 9:30', '12.04.2027 at 9:30'],
  ['PayPal Security https://paypal.example/login now', 'PayPal Security now'],
  ['Call HTTPS://EVIL.EXAMPLE', 'Call'],
  ['see www.evil now', 'see now'],
  ['see WWW.evil', 'see'],
  ['open evil.com/refund today', 'open today'],
  ['open (evil.co.uk), quickly', 'open quickly'],
  ['пейпал.рф ждёт', 'ждёт'],
  ['evil。com and evil．com and evil｡com', 'and and'],
  ['ev\u200bil.c\u00adom', 'Someone'],
  ['write to help@evil.example please', 'write to please'],
  ['mailto:help tel:+15550100 now', 'now'],
  ['ftp://a file:b', 'Someone'],
  ['http:evil', 'Someone'],
  ['10.0.0.1 and 192.168.1.1:8080/x', 'and'],
  ['one\r\nBcc: two\u2028three\u0000four', 'one Bcc: two three four'],
  ['abc\u202egnp.exe\u202c \u2066x\u2069', 'x'],
  ['\u0007\u200f', 'Someone'],
  ['', 'Someone'],
])('%j reads %j in a mail', (text, words) => {
  expect(plainWords(text, 'Someone')).toBe(words)
})

test('long words are cut, and never within a character', () => {
  expect(plainWords('a'.repeat(60), '')).toBe('a'.repeat(60))
  expect(plainWords('a'.repeat(61), '')).toBe(`${'a'.repeat(59)}…`)
  expect(plainWords('🏖'.repeat(80), '')).toBe(`${'🏖'.repeat(29)}…`)
  expect(plainWords('word '.repeat(20), '')).toHaveLength(60)
})

test('what is left is no link, whatever was between the parts', () => {
  for (const separator of ['\u0000', '\u200b', '\u00ad', '\u202e', '\u2060', '\ufeff'])
    expect(plainWords(`evil${separator}.${separator}com`, 'Someone')).not.toContain('evil.com')
})
