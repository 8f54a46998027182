import type { User } from '@sojourn/contract/auth/schema'
import type { PlanStatus } from '@sojourn/contract/billing/plan-status'
import { planLimits, type PlanName } from '@sojourn/contract/billing/plan-limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { userQuery } from '../../queries/auth.ts'
import { FeatureGate } from './feature-gate.tsx'
import { planQuery } from '../../queries/billing.ts'

function shown(gate: ReactNode, plan: PlanName | null, aiSuggestionsThisMonth = 0): string {
  const client = new QueryClient()
  if (plan) {
    const status: PlanStatus = {
      plan,
      billing: 'test',
      limits: planLimits[plan],
      usage: { ownedTrips: 0, aiSuggestionsThisMonth },
    }
    client.setQueryData(planQuery.queryKey, status)
  }
  return renderToStaticMarkup(<QueryClientProvider client={client}>{gate}</QueryClientProvider>)
}

const gate = <FeatureGate feature="collaboration">everyone on board</FeatureGate>

test('GATE-22 whoever has access sees the content', () => {
  expect(shown(gate, 'pro')).toBe('everyone on board')
})

test('GATE-17 GATE-20 GATE-21 GATE-25 whoever has not sees the locked card with name and description', () => {
  const card = shown(gate, 'free')
  for (const text of [
    'Pro Feature Locked',
    'See Pro Benefits',
    'Collaboration',
    'Share and plan trips with friends and family',
  ]) {
    expect(card).toContain(text)
  }
  expect(card).not.toContain('everyone on board')
})

test('GATE-19 the card’s title can be another', () => {
  const variant = (
    <FeatureGate feature="ai_pro" title="Unlock AI Pro Features">
      ideas
    </FeatureGate>
  )
  expect(shown(variant, 'free')).toContain('Unlock AI Pro Features')
})

test('GATE-23 a refused gate shows its fallback, the locked card or nothing', () => {
  const withFallback = (
    <FeatureGate feature="packpal_pro" fallback="plain list">
      smart list
    </FeatureGate>
  )
  const withNothing = (
    <FeatureGate feature="packpal_pro" fallback={null}>
      smart list
    </FeatureGate>
  )
  expect(shown(withFallback, 'free')).toBe('plain list')
  expect(shown(withNothing, 'free')).toBe('')
})

test('GATE-28 a free user has AI suggestions until the month’s five are used up', () => {
  const suggestions = <FeatureGate feature="ai_suggestions">five ideas</FeatureGate>
  expect(shown(suggestions, 'free', 4)).toBe('five ideas')
  expect(shown(suggestions, 'free', 5)).toContain('Pro Feature Locked')
})

test('until the plan is known nothing flashes', () => {
  expect(shown(gate, null)).toBe('')
})

test('a Pro traveller whose plan could not be read keeps what is theirs', () => {
  const client = new QueryClient()
  const user = { isPremium: true } as User
  client.setQueryData(userQuery.queryKey, { user, answered: true })
  const read = client.getQueryCache().build(client, client.defaultQueryOptions(planQuery))
  read.setState({ status: 'error', errorUpdateCount: 1 })
  const page = renderToStaticMarkup(<QueryClientProvider client={client}>{gate}</QueryClientProvider>)
  expect(page).toBe('everyone on board')
})
