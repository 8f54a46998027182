import { expect, test } from 'vitest'
import { classConflicts } from './class-conflicts.ts'
import { readRepository } from './repository.ts'

const button = `
import { cn } from './cn.ts'
const sizes = { big: 'px-6', small: 'px-2' }
const look = cva('rounded-full', { variants: { tone: { plain: 'text-black', sun: 'bg-sun' } }, defaultVariants: { tone: 'plain' } })
export function Button({ tone, size, className, ...rest }) {
  return <button {...attributesOf({ tone, size, className })} {...rest} />
}
const attributesOf = ({ tone, size, className }) => ({ className: cn(look({ tone }), sizes[size], className) })`
const uses = `
import { Button } from '../ui/button.tsx'
export const Bar = ({ className }) => <Button className={className} />
const quiet = 'text-grey'
const tones = { calm: { card: 'text-white' } }
const marked = (isNew) => { return { className: cn('flex', isNew && 'grid-cols-2') } }
export const Tile = ({ tone }) => { const look = tones[tone]; return <Button className={look.card} /> }
export const Row = () => { const mark = marked(true); return <li className={cn('grid', mark.className)} /> }
export const Page = ({ isWide }) => <>
  <Button className="mt-2 px-4" />
  <Button tone="sun" className={quiet} />
  <Button className={quiet} />
  <Bar className="rounded-none" />
  <p className={cn('flex', isWide && 'grid', isWide ? 'mt-1' : 'mt-2')} />
</>`

test('two classes that set the same thing on one element are found, whichever way they got there', () => {
  const files = new Map([
    ['web/src/ui/button.tsx', button],
    ['web/src/app/page.tsx', uses],
  ])
  expect(classConflicts(files)).toEqual([
    'web/src/app/page.tsx:10 px-2 and px-4',
    'web/src/app/page.tsx:10 px-6 and px-4',
    'web/src/app/page.tsx:12 text-black and text-grey',
    'web/src/app/page.tsx:13 rounded-full and rounded-none',
    'web/src/app/page.tsx:14 flex and grid',
    'web/src/app/page.tsx:7 text-black and text-white',
    'web/src/app/page.tsx:8 grid and flex',
  ])
})

test('no element of the app has two classes that set the same thing', () => {
  expect(classConflicts(readRepository())).toEqual([])
})
