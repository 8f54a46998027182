import { contentCollections } from '@sojourn/contract/sync/collections'
import { beforeAll, expect, test } from 'vitest'
import { rowsOfTrip } from '../../../test/all-rows.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { settle, type Settled } from '../../../test/settled.ts'

let [theirs, own] = [] as unknown as [Settled, Settled]
let before: unknown
beforeAll(async () => {
  theirs = await settle({ isPlanned: false })
  own = await settle({ isPlanned: false })
  before = await rowsOfTrip(theirs)
})

test.each(contentCollections)('an id of %s of another trip opens nothing in one’s own', async (name) => {
  const { traveller, trip } = own
  const id = theirs.rows[name]
  const params = { tripId: trip.id }
  // What Smart Pack proposes and is packed already, which a reason tells, answers the own row.
  const body = { ...(goodCalls(own)[`${name}.add`] as { body: object }).body, reason: null }
  const { body: fields } = goodCalls(own)[`${name}.update`] as { body: object }
  const step = (action: string, more: object = {}) =>
    traveller.call('sync.steps', {
      params,
      body: { steps: [{ action, collection: name, id, ...more }] } as never,
    })
  const answers = [
    await traveller.call(`${name}.add`, { params, body: { ...body, id } as never }),
    await traveller.call(`${name}.update`, { params: { id }, body: fields as never }),
    await traveller.call(`${name}.remove`, { params: { id } }),
    await step('add', { fields: body }),
    await step('change', { fields }),
    await step('remove'),
  ]
  const secrets = [theirs.traveller.email, theirs.traveller.id, String(theirs.trip.id)]
  for (const { status, body: told } of answers) {
    // Steps pass over a row that is not there.
    expect([200, 400, 404, 409]).toContain(status)
    for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(`"${secret}"`)
  }
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([409, 404, 404])
  expect(await rowsOfTrip(theirs)).toEqual(before)
})
