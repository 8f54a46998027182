import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

/** Classes and rules of style that name left or right. In a language that is read from the right, these would not change sides. */
const physical =
  /(?<=[\s"'`:!-])(?:scroll-)?(?:[mp][lr]-|(?:left|right)-(?!1\/2)[[(\da])[^\s"'`]*|(?<=[\s"'`:!])(?:text-(?:left|right)|float-(?:left|right)|(?:border|rounded)-(?:[lr]|[tb][lr])(?=[\s"'`-]))|\b(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right): (?!50%)|text-align: (?:left|right)/gm

/** Where a place is counted in pixels from the left, or lies on a drawing, which looks the same to everybody. */
const measured =
  /^web\/src\/(?:base-map|features\/map|features\/trips\/overview|features\/landing|postcards)\/|\/(?:drag-overlay|segmented)\.tsx$/

const sidesIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(
      ([path]) => /^web\/src\/.*\.(?:tsx|css)$/.test(path) && !/\.test\./.test(path) && !measured.test(path),
    )
    .flatMap(([path, text]) => (text.match(physical) ?? []).map((found) => `${path}: ${found.trim()}`))

test('what names left or right is found, as a class and as a rule', () => {
  const found = sidesIn([
    [
      'web/src/a.tsx',
      `<p className="sm:ml-2 -mr-1 pl-4 text-left border-l rounded-tr-md left-0 right-[3px] left-1/2" />`,
    ],
    ['web/src/b.css', 'p {\n  margin-left: 1px;\n  left: 4px;\n  left: 50%;\n  text-align: right;\n}'],
    [
      'web/src/c.tsx',
      `<p className="ms-2 pe-4 text-start border-s start-0" /> // chevron-left, on the left-hand side`,
    ],
    ['web/src/features/map/d.tsx', '<p className="left-3" />'],
  ])
  expect(found.map((line) => line.split(': ').slice(1).join(': '))).toEqual([
    'ml-2',
    'mr-1',
    'pl-4',
    'text-left',
    'border-l',
    'rounded-tr',
    'left-0',
    'right-[3px]',
    'margin-left',
    'left:',
    'text-align: right',
  ])
})

test('screens are laid out by where a line begins and ends, so that they mirror', () => {
  expect(sidesIn(readRepository())).toEqual([])
})
