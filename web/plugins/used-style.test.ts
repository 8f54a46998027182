import { expect, test } from 'vitest'
import { usedStyle } from './used-style.ts'

const page = '<html class="dark"><body><a class="lg:p-2 bg-sun/95" href="/">Home</a></body></html>'

test.each([
  ['a class of the page stays', '.lg\\:p-2{padding:2px}', '.lg\\:p-2{padding:2px}'],
  ['a class with a slash stays', '.bg-sun\\/95{color:red}', '.bg-sun\\/95{color:red}'],
  ['another goes', '.p-3{padding:3px}', ''],
  ['one of two is enough', '.p-3,.lg\\:p-2{top:0}', '.p-3,.lg\\:p-2{top:0}'],
  ['in a theme too', '.lg\\:p-2:is(.dark *){top:0}', '.lg\\:p-2:is(.dark *){top:0}'],
  ['an element that is not there goes', 'table{top:0}a{top:1px}', 'a{top:1px}'],
  ['parts of form fields go with them', '::placeholder{top:0}::selection{top:1px}', '::selection{top:1px}'],
  [
    'an empty layer keeps its place among the others',
    '@layer components;@layer base{a{top:0}}',
    '@layer components;@layer base{a{top:0}}',
  ],
  ['a frame left empty goes', '@media (width>=40rem){.p-3{top:0}}', ''],
  [
    'a variable nobody reads goes',
    ':root{--a:1;--b:var(--a);--c:2}a{top:var(--c)}',
    ':root{--c:2}a{top:var(--c)}',
  ],
  ['so does its definition', '@property --a{syntax:"*";inherits:false}a{top:0}', 'a{top:0}'],
  [
    'an animation in use stays',
    '@keyframes a{0%{top:0}}@keyframes b{0%{top:0}}a{animation:a 1s}',
    '@keyframes a{0%{top:0}}a{animation:a 1s}',
  ],
])('%s', (_, css, expected) => {
  expect(usedStyle(css, page)).toBe(expected)
})

test('a variable that a drawing in the page reads stays', () => {
  const drawing = '<svg><rect fill="var(--mark)"></rect></svg>'
  expect(usedStyle(':root{--mark:navy;--other:red}', drawing)).toBe(':root{--mark:navy}')
})

test('a class that a script sets counts as the page’s own', () => {
  expect(usedStyle('.p-3{top:0}', page, 'const c="p-3 m-1"')).toBe('.p-3{top:0}')
})

test('rules for pages that are read from the right stand in such pages alone', () => {
  const css = '[dir=rtl] [data-turns]{scale:-1 1} p{margin:0}'
  expect(usedStyle(css, '<html dir="ltr"><p></p>')).toBe('p{margin:0}')
  expect(usedStyle(css, '<html dir="rtl"><p></p>')).toBe(css)
})
