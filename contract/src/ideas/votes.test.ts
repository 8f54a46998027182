import { expect, test } from 'vitest'
import { mostWantedFirst, shownVotes, tallyOf, withVote, type Vote, type VoteWay } from './votes.ts'

const up = (by: string): Vote => ({ by, up: true })
const down = (by: string): Vote => ({ by, up: false })

test.each<[string, Vote[], VoteWay | null, Vote[]]>([
  ['votes for it first', [], 'up', [up('maya')]],
  ['changes her mind', [up('maya'), up('tom')], 'down', [down('maya'), up('tom')]],
  ['votes twice and counts once', [up('maya')], 'up', [up('maya')]],
  ['takes her vote back', [down('maya'), up('tom')], null, [up('tom')]],
  ['takes back what she never gave', [up('tom')], null, [up('tom')]],
])('Maya %s', (_what, votes, way, after) => {
  expect(withVote(votes, 'maya', way)).toEqual(after)
})

test('a vote that waits on the device lies over what the server knows, and over nobody else’s', () => {
  expect(shownVotes({ votes: [up('maya'), up('tom')], vote: 'down' }, 'maya')).toEqual([
    down('maya'),
    up('tom'),
  ])
  expect(shownVotes({ votes: [up('maya')], vote: null }, 'maya')).toEqual([])
  expect(shownVotes({ votes: [up('maya')] }, 'maya')).toEqual([up('maya')])
})

test('two members who voted without a connection both count, in whatever order it is heard of', () => {
  const byTom = withVote([], 'tom', 'up')
  expect(tallyOf({ votes: withVote(byTom, 'maya', 'up') }, 'maya', null)).toEqual({
    up: ['tom', 'maya'],
    down: [],
    own: 'up',
  })
})

test('whoever left the trip has no vote any more', () => {
  const idea = { votes: [up('maya'), down('tom')] }
  expect(tallyOf(idea, 'maya', new Set(['maya']))).toEqual({ up: ['maya'], down: [], own: 'up' })
})

test('the most wanted comes first, then the oldest', () => {
  const idea = (id: string, createdAt: string, votes: Vote[]) => ({ id, createdAt, votes })
  const ideas = [
    idea('new', '2026-06-03', []),
    idea('old', '2026-06-01', []),
    idea('unwanted', '2026-05-01', [down('tom')]),
    idea('disputed', '2026-06-02', [up('maya'), down('tom'), up('lena')]),
  ]
  expect(mostWantedFirst(ideas).map(({ id }) => id)).toEqual(['disputed', 'old', 'new', 'unwanted'])
})
