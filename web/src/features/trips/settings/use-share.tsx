import type { Trip } from '@sojourn/contract/trips/schema'
import type { ReactNode } from 'react'
import { useCopy } from '../../../ui/forms/use-copy.tsx'

/** Copies the trip's address (C-090). */
export function useShare(trip: Pick<Trip, 'id'>): { share: () => void; dialog: ReactNode } {
  const { copy, dialog } = useCopy({
    title: 'Share Trip',
    label: 'Trip address',
    description: 'Everyone who is on this trip can open it.',
    copied: 'Link Copied',
  })
  return { share: () => void copy(`${location.origin}/trips/${trip.id}`), dialog }
}
