import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ListedStop } from './map-stop.ts'
import { MapSheet } from './map-sheet.tsx'
import type { RouteOnMap } from './route-controls.tsx'

const item = { id: 'tower', title: 'Belém Tower', type: 'sightseeing', date: '2027-04-18', time: '10:00' }
const chosen: ListedStop = {
  id: 'tower',
  number: 2,
  item: item as ItineraryItem,
  point: { lat: 38.69, lng: -9.2 },
}
const way = { legs: new Map(), isShown: false, isLoading: false } as unknown as RouteOnMap

function Sheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MapSheet
        isOpen={isOpen}
        onOpen={setIsOpen}
        summary="3 stops · 8 km"
        way={way}
        hasRoute
        unknown={null}
        filter={null}
        chosen={chosen}
        onDelete={() => undefined}
        onPlace={() => undefined}
      >
        <p>All stops</p>
      </MapSheet>
    </QueryClientProvider>
  )
}

test('the sheet below the map holds the chosen stop or, by a press or a swipe up, the list', () => {
  render(<Sheet />)
  const list = () => screen.queryByText('All stops')
  const stop = () => screen.queryByText('Belém Tower')
  const handle = screen.getByText('3 stops · 8 km')
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(handle, { clientY: from })
    fireEvent.pointerUp(handle, { clientY: to })
  }
  expect([list() === null, stop() === null]).toEqual([true, false])
  expect(screen.getByRole('button', { name: 'Show route' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show the list', expanded: false }))
  expect([list() === null, stop() === null]).toEqual([false, true])
  swipe(300, 380)
  expect([list() === null, stop() === null]).toEqual([true, false])
  // A finger that only rests there is no swipe.
  swipe(380, 370)
  expect(list()).toBeNull()
  swipe(380, 300)
  expect(list()).not.toBeNull()
})
