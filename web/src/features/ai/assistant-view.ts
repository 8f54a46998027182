import type { Trip } from '@sojourn/contract/trips/schema'
import type { ReactNode } from 'react'

/** A sub-tab: its own buttons in the tab's head, its own words beside the switch. */
export interface AssistantViewProps {
  trip: Trip
  frame: (parts: { actions: ReactNode; note: ReactNode; children: ReactNode }) => ReactNode
}
