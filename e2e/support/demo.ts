import type { Page } from '@playwright/test'
import { fillDemo } from '../../scripts/demo/fill-demo.ts'
import { expect, type Sql } from './test.ts'
import { day } from './trips.ts'

/** Fills the page's account, which must be Pro, with the demo's trips; answers their ids by title. */
export function addDemo(
  page: Page,
  sql: Sql,
  accounts: Record<'owner' | 'companion', string>,
): Promise<Map<string, number>> {
  return fillDemo({
    today: day(0),
    accounts,
    call: async (method, path, data) => {
      const answer = await page.context().request.fetch(path, { method, data })
      expect(answer.status(), path).toBe(200)
      return answer.json()
    },
    addMember: async (tripId) => {
      await sql(
        `insert into members ("tripId", "userId", "role") values ($1, $2, 'member') on conflict do nothing`,
        [tripId, accounts.companion],
      )
    },
  })
}
