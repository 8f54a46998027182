import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rich } from './rich.tsx'

const b = (inside: string) => <b>{inside}</b>

test('a text stands around the elements in it', () => {
  const link = (inside: string) => <a href="/terms">{inside}</a>
  expect(
    renderToStaticMarkup(
      <Rich
        text="Read <link>the {what}</link> first, <b>all</b>."
        values={{ what: 'terms' }}
        parts={{ link, b }}
      />,
    ),
  ).toBe('Read <a href="/terms">the terms</a> first, <b>all</b>.')
})

test('the form goes with the count', () => {
  const tell = (count: number) =>
    renderToStaticMarkup(
      <Rich text="<b>{count}</b> day|<b>{count}</b> days" values={{ count }} parts={{ b }} />,
    )
  expect([tell(1), tell(2)]).toEqual(['<b>1</b> day', '<b>2</b> days'])
})

test('what people typed is shown as it is, and never read as a tag', () => {
  expect(
    renderToStaticMarkup(
      <Rich text="{who} is <b>here</b>" values={{ who: '<b>Tom</b>|{who}' }} parts={{ b }} />,
    ),
  ).toBe('&lt;b&gt;Tom&lt;/b&gt;|{who} is <b>here</b>')
})
