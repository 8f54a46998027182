import type { Page } from '@playwright/test'
import { expect, type Sql } from './test.ts'

/** From the prices to the page where it is paid. */
export async function begin(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.goto(`/subscribe?plan=${plan.toLowerCase()}`)
  await page.getByRole('button', { name: `Start ${plan} Subscription` }).click()
  await expect(page.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click()

/** Cancels, and lets the paid period be over at the provider, which reports it to the webhook when next asked. */
export async function endPremium(page: Page, userId: string, sql: Sql): Promise<void> {
  const { request } = page.context()
  expect((await request.post('/api/billing/cancel', { data: {} })).status()).toBe(200)
  await sql(
    `update "testPayments" set "object" = jsonb_set("object", '{items,data,0,current_period_end}', '1')
     where "kind" = 'subscription'
       and "customerId" in (select "id" from customers where "userId" = $1)`,
    [userId],
  )
  await request.post('/api/billing/portal', { data: {} })
  const reports = await sql(`select "id" from "paymentEvents" where "type" = 'customer.subscription.deleted'`)
  expect(reports.length).toBeGreaterThan(0)
}
