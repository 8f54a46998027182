import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { RowText } from './row-text.tsx'

function rowOf(fields: Pick<ItineraryItem, 'title' | 'type' | 'location'>): HTMLElement {
  const item = { id: fields.title, time: null, latitude: 50, ...fields } as ItineraryItem
  return render(
    <QueryClientProvider client={queryClient}>
      <RowText item={item} isDone={false} overlap={undefined} mark={null} />
    </QueryClientProvider>,
  ).container
}

test('a flight and a hotel differ by their icon, not only by the colour of a dot', () => {
  const [flight, hotel] = (['flight', 'hotel'] as const).map((type) =>
    rowOf({ title: 'LH 710', type, location: 'Frankfurt' }),
  )
  expect(flight?.querySelector('svg')?.outerHTML).not.toBe(hotel?.querySelector('svg')?.outerHTML)
})

test('a place that the title names is not said twice, however it is written', () => {
  expect(rowOf({ title: 'Ryokan Sawaya', type: 'hotel', location: ' ryokan sawaya' }).textContent).toBe(
    'Ryokan SawayaHotel',
  )
})
