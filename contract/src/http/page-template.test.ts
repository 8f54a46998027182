import { expect, test } from 'vitest'
import { fillPage, pageMark } from './page-template.ts'

const page = '[[if email]]<a href="mailto:[[email]]">Write</a>[[else]]Ask the operator[[end]].'

test('a page shows what the operator configured', () => {
  expect(fillPage(page, { email: 'help@example.com' })).toBe('<a href="mailto:help@example.com">Write</a>.')
})

test.each([[{ email: null }], [{ email: '' }], [{}]])(
  'without %j a page says what to do instead',
  (values) => {
    expect(fillPage(page, values)).toBe('Ask the operator.')
  },
)

test('a choice without an else leaves nothing behind', () => {
  expect(fillPage('a[[if origin]]b[[end]]c', { origin: null })).toBe('ac')
  expect(fillPage('a[[if origin]]b[[end]]c', { origin: 'x' })).toBe('abc')
})

test('several choices on one page are made one by one', () => {
  const twice = '[[if a]]1[[else]]2[[end]] [[if b]]3[[else]]4[[end]] [[if a]]5[[end]]'
  expect(fillPage(twice, { a: 'yes', b: null })).toBe('1 4 5')
})

test('a configured value cannot bring markup of its own', () => {
  expect(fillPage('"[[email]]"', { email: `"><script>'&` })).toBe('"&quot;&gt;&lt;script&gt;&#39;&amp;"')
})

test('a value is taken as it is, signs of the template and of patterns included', () => {
  expect(fillPage('[[a]][[b]]', { a: '$&[[b]]', b: 'x' })).toBe('$&amp;[[b]]x')
})

test('the marks are those that filling understands', () => {
  const { if: when, else: otherwise, end, value } = pageMark
  const marked = `${when('a')}${value('a')}${otherwise}none${end}`
  expect(fillPage(marked, { a: 'x' })).toBe('x')
  expect(fillPage(marked, {})).toBe('none')
})

test('a choice within another is made too', () => {
  const nested = '[[if a]]1[[if b]]2[[else]]3[[end]]4[[if c]]5[[end]][[else]]6[[end]]7'
  expect(fillPage(nested, { a: 'yes', b: 'yes' })).toBe('1247')
  expect(fillPage(nested, { a: 'yes', c: 'yes' })).toBe('13457')
  expect(fillPage(nested, { b: 'yes', c: 'yes' })).toBe('67')
})
