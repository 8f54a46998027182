import type { EndpointName } from '@sojourn/contract/api'
import { expect, test } from 'vitest'
import { goodCalls } from '../../../test/good-calls.ts'
import { operatorRules } from '../../../test/operator-rules.ts'
import { settle } from '../../../test/settled.ts'
import { signUp, testApp } from '../../../test/test-app.ts'

/** They are about an account that is not there. */
const aboutNobody = new Set<EndpointName>(['operator.changeAccount', 'operator.removeAccount'])
const ofOperators = (Object.keys(operatorRules) as (keyof typeof operatorRules)[]).filter(
  (name) => operatorRules[name] === 'operator',
)

test.each(ofOperators)('%s lets in whoever runs the server, as long as they do', async (name) => {
  const calls = goodCalls(await settle({ isPlanned: false }))
  const tunde = await signUp({ isOperator: true })
  const { error, status } = await tunde.call(name, calls[name] as never)
  if (aboutNobody.has(name)) expect(error.code).toBe('not_found')
  // Of a server without mail and without backups.
  else if (status !== 200) expect(error.code).toBe('unavailable')

  const { db } = await testApp()
  await db.updateTable('users').set({ isOperator: false }).where('id', '=', tunde.id).execute()
  expect((await tunde.call(name, calls[name] as never)).error.code).toBe('not_allowed')
})
