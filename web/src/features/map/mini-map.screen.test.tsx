import type { Trip } from '@sojourn/contract/trips/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MiniMap } from './mini-map.tsx'

const at = { lat: 31.63, lng: -8 }
const trip = { id: 7, destination: 'Marrakech, Morocco', latitude: at.lat, longitude: at.lng } as Trip
const town = (name: string, lat: number, lng: number) => ({ name, lat, lng, population: 50_000 })

test('the small map of a trip without a stop names the place and the towns around it', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(
    ['map', 'around', at],
    [town('Marrakesh', 31.64, -8.01), town('Tameslouht', 31.5, -8.1), town('Agadir', 30.4, -9.6)],
  )
  const { container } = render(
    <QueryClientProvider client={client}>
      <MiniMap trip={trip} onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  expect(container.textContent).toMatch(/Marrakech.*Tameslouht/)
  // The same town in other letters, and what lies outside of the picture.
  expect(container.textContent).not.toMatch(/Marrakesh|Agadir/)
})
