import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsWords } from '@sojourn/contract/trips/words'
import { tripsSettingsWords } from '@sojourn/contract/trips/words-settings'
import SlidersHorizontal from 'icon:sliders-horizontal'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import { forgetTrip, refreshTrips } from '../../../queries/trips.ts'
import { type AskedDialog, menuItems } from './menu-items.ts'
import { useExport } from './use-export.ts'
import { type Printing, usePrint } from './use-print.ts'

const EditTripDialog = lazyPart(
  () => import('./edit-trip-dialog.tsx').then((m) => m.EditTripDialog),
  MissingDialog,
)

const PlacesDialog = lazyPart(
  () => import('../places/places-dialog.tsx').then((m) => m.PlacesDialog),
  MissingDialog,
)

const DuplicateDialog = lazyPart(
  () => import('../dates/duplicate-dialog.tsx').then((m) => m.DuplicateDialog),
  MissingDialog,
)

const KeepTripDialog = lazyPart(
  () => import('../keep/keep-trip-dialog.tsx').then((m) => m.KeepTripDialog),
  MissingDialog,
)

const DeleteTripDialog = lazyPart(
  () => import('../delete-trip-dialog.tsx').then((m) => m.DeleteTripDialog),
  MissingDialog,
)

const leaveAfterMs = 1000

interface TripSettingsProps {
  trip: Trip
  /** Over the picture the button needs a surface of its own. */
  onImage: boolean
  onShare: () => void
  /** The trip on paper, once it is asked for. */
  renderPrint: RenderPrint
}

export type RenderPrint = (trip: Trip, printing: Printing, close: () => void) => ReactNode

/** The trip's menu. What the role does not allow is not offered; the server refuses it anyway. */
export function TripSettings({ trip, onImage, onShare, renderPrint }: TripSettingsProps) {
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  /** What was asked for once stays, so that it can close with its movement. */
  const [opened, setOpened] = useState<ReadonlySet<AskedDialog>>(new Set())
  const [printing, print, forgetPrint] = usePrint()
  const [, navigate] = useLocation()
  const exportTrip = useExport(trip)
  const ask = (next: AskedDialog) => {
    setAsked(next)
    setOpened((before) => new Set([...before, next]))
  }
  const leave = () => {
    setAsked(null)
    refreshTrips()
    setTimeout(() => {
      // Whoever has gone elsewhere in the meantime stays there.
      if (location.pathname === `/trips/${trip.id}`) navigate('/')
      forgetTrip(trip.id)
    }, leaveAfterMs)
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={SlidersHorizontal}
            label={tripsSettingsWords.title}
            tooltip={false}
            variant={onImage ? 'surface' : 'ghost'}
          />
        }
        items={menuItems(trip, {
          onAsk: ask,
          onShare,
          onExport: exportTrip,
          onPrint: print,
        })}
      />
      {opened.has('edit') && (
        <Suspense>
          <EditTripDialog
            trip={trip}
            open={asked === 'edit'}
            onOpenChange={(open) => setAsked(open ? 'edit' : null)}
          />
        </Suspense>
      )}
      {opened.has('places') && (
        <Suspense>
          <PlacesDialog
            trip={trip}
            open={asked === 'places'}
            onOpenChange={(open) => setAsked(open ? 'places' : null)}
          />
        </Suspense>
      )}
      {opened.has('duplicate') && (
        <Suspense>
          <DuplicateDialog
            trip={trip}
            open={asked === 'duplicate'}
            onOpenChange={(open) => setAsked(open ? 'duplicate' : null)}
          />
        </Suspense>
      )}
      {opened.has('keep') && (
        <Suspense>
          <KeepTripDialog
            trip={trip}
            open={asked === 'keep'}
            onOpenChange={(open) => setAsked(open ? 'keep' : null)}
          />
        </Suspense>
      )}
      {printing && <Suspense key={printing.key}>{renderPrint(trip, printing, forgetPrint)}</Suspense>}
      {opened.has('delete') && (
        <Suspense>
          <DeleteTripDialog
            trip={trip}
            open={asked === 'delete'}
            onOpenChange={(open) => setAsked(open ? 'delete' : null)}
            failureText={tripsWords.deleteFailedOnPage}
            onDeleted={leave}
          />
        </Suspense>
      )}
    </>
  )
}
