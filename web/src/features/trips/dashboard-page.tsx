import { greeting } from '@sojourn/contract/auth/display-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAuth } from '../auth/queries.ts'
import { CreateTripDialog } from './create-trip-dialog.tsx'
import { tripsQuery } from './queries.ts'

export function DashboardPage() {
  const { user } = useAuth()
  const { data: trips } = useQuery(tripsQuery)
  const [creating, setCreating] = useState(false)
  const create = (label: string) => (
    <Button variant="sun" onClick={() => setCreating(true)}>
      {label}
    </Button>
  )
  return (
    <div className="mx-auto max-w-[1160px] px-4 sm:px-6 lg:px-10">
      <h1 className="type-page">{greeting(user)}</h1>
      <div className="mt-8 flex items-center justify-between">
        <h2 className="type-section">My Trips</h2>
        {create('New Trip')}
      </div>
      {trips?.length === 0 && <EmptyState title="No trips yet" action={create('Plan Your First Trip')} />}
      <ul className="mt-4 grid gap-5 sm:grid-cols-2">
        {trips?.map((trip) => (
          <li key={trip.id}>
            <Card>
              <h3 className="type-card">{trip.title}</h3>
              <Button asChild variant="trip-soft">
                <Link href={`/trips/${trip.id}`}>View Details</Link>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <CreateTripDialog open={creating} onOpenChange={setCreating} />
    </div>
  )
}
