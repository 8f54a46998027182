import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Balloons } from './balloons.tsx'
import { Postcard } from './postcard-image.tsx'
import { Postmark } from './postmark.tsx'
import { Suitcase } from './suitcase.tsx'

const ornaments = [
  ['the balloons', <Balloons key="balloons" />],
  ['the postmark', <Postmark key="postmark" city="Lisbon" date="2026-04-25" />],
  ['the suitcase', <Suitcase key="suitcase" percent={61} />],
] as const

test.each(ornaments)('%s are hidden from screen readers and carry no inline style', (_, ornament) => {
  const markup = renderToStaticMarkup(ornament)
  expect(markup).toMatch(/^<(svg|div)[^>]* aria-hidden="true"/)
  expect(markup).not.toContain('style=')
})

test('six balloons float, in six colours, and stand still for those who want no motion', () => {
  const markup = renderToStaticMarkup(<Balloons />)
  expect(markup.match(/<svg/g)).toHaveLength(6)
  expect(markup.match(/motion-safe:animate-drift/g)).toHaveLength(6)
  expect(new Set(markup.match(/Z" fill="(#[0-9a-f]{6})"/g)).size).toBeGreaterThanOrEqual(6)
})

test.each([
  ['2026-02-09', 'FEB', '2026'],
  ['2025-11-30', 'NOV', '2025'],
])('a trip that ended on %s is stamped %s %s', (date, month, year) => {
  const markup = renderToStaticMarkup(<Postmark city="Reykjavík" date={date} onDark />)
  expect(markup).toContain('REYKJAVÍK')
  expect(markup).toContain(`>${month}<`)
  expect(markup).toContain(`>${year}<`)
  expect(markup).toContain('rotate(-9')
})

test('a long name is set closer so that it stays on the rim', () => {
  expect(renderToStaticMarkup(<Postmark city="Great Barrier Reef" date="2026-02-09" />)).toContain(
    'textLength',
  )
  expect(renderToStaticMarkup(<Postmark city="Oslo" date="2026-02-09" />)).not.toContain('textLength')
})

test.each([
  [0, null],
  [50, 83],
  [100, 23],
  [140, 23],
])('at %d percent the suitcase is filled up to %s', (percent, level) => {
  const y = /<svg y="([\d.]+)"/.exec(renderToStaticMarkup(<Suitcase percent={percent} />))?.[1]
  expect(y === undefined ? null : Number(y)).toBe(level)
})

test('a postcard shows the colours of its sky before it has come, and its landmark as text when asked to', () => {
  const markup = renderToStaticMarkup(<Postcard destination="Lisbon, Portugal" caption="shown" />)
  expect(markup).toContain('--sky-top:#3f9fdd')
  expect(markup).toContain('Belém Tower')
  expect(markup).toMatch(/<img[^>]* class="[^"]*opacity-0"/)
})

test('a picture without a landmark does not repeat the place that stands below it', () => {
  expect(renderToStaticMarkup(<Postcard destination="Smalltown " caption="shown" />)).not.toContain('<span')
})

test('PHOTO-11 PHOTO-12 the picture of a place outside the table is named in the words of the traveller', () => {
  const markup = renderToStaticMarkup(<Postcard destination="Smalltown" evening />)
  expect(markup).toContain('alt="Illustration of Smalltown"')
  expect(markup).toMatch(/src="\/art\/\d+\/[a-z-]+~[a-z0-9]+~30\.summer\.evening\.card\.svg"/)
})
