import type { PlaceToKnow } from '@sojourn/contract/insights/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lisbon } from '../../../../test/world.ts'
import { PlacesCard } from './places-card.tsx'

const aquarium: PlaceToKnow = {
  id: 'aquarium',
  name: 'Oceanarium',
  about: 'One large tank.',
  type: 'entertainment',
  filters: ['all', 'children'],
  quarter: null,
  minutes: 120,
  cost: 25,
  latitude: 38.76,
  longitude: -9.09,
  source: 'guide',
}

test.each([
  ['solo', null, false],
  ['family', 0, false],
  ['group', null, false],
  ['family', null, true],
  ['group', 1, true],
] as const)(
  'on a trip of style %s with %s children, “With children” is offered: %s',
  (travelMode, children, isOffered) => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <PlacesCard
          trip={lisbon({ travelMode, children })}
          places={[aquarium]}
          isPlanned={() => false}
          onAdd={async () => undefined}
          aside={{ has: () => false, put: () => undefined, bringBack: () => undefined }}
        />
      </QueryClientProvider>,
    )
    expect(screen.queryByRole('button', { name: 'With children' }) !== null).toBe(isOffered)
  },
)
