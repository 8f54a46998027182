import { expect, test } from 'vitest'
import { sameIntention } from './same-intention.ts'

test('what is sent again unchanged is the same intention, what was changed is a new one', () => {
  const intention = sameIntention<{ title: string }>()
  const first = intention({ title: 'Japan' })
  expect(intention({ title: 'Japan' })).toBe(first)
  const second = intention({ title: 'Japan in spring' })
  expect(second).toEqual({ title: 'Japan in spring' })
  expect(intention({ title: 'Japan in spring' })).toBe(second)
})
