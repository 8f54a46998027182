import { exportFileName } from '@sojourn/contract/export/file-name'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import Archive from 'icon:archive'
import Download from 'icon:download'
import HardDriveDownload from 'icon:hard-drive-download'
import Pencil from 'icon:pencil'
import Printer from 'icon:printer'
import Share2 from 'icon:share-2'
import SlidersHorizontal from 'icon:sliders-horizontal'
import Trash2 from 'icon:trash-2'
import Users from 'icon:users'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { saveFile } from '../../../browser/save-file.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../../ui/primitives/menu-item.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { forgetTrip, refreshTrips } from '../../../queries/trips.ts'
import { navigateToTab } from '../use-trip-tab.ts'
import { type Printing, usePrint } from './use-print.ts'

const EditTripDialog = lazyPart(
  () => import('./edit-trip-dialog.tsx').then((m) => m.EditTripDialog),
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

type Asked = 'edit' | 'keep' | 'delete'

/** The trip's menu. What the role does not allow is not offered; the server refuses it anyway. */
export function TripSettings({ trip, onImage, onShare, renderPrint }: TripSettingsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  /** What was asked for once stays, so that it can close with its movement. */
  const [opened, setOpened] = useState<ReadonlySet<Asked>>(new Set())
  const [printing, print, forgetPrint] = usePrint()
  const [, navigate] = useLocation()
  const exportTrip = useExport(trip)
  const ask = (next: Asked) => {
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
            label="Trip settings"
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
            failureText="Unable to delete trip. Please try again."
            onDeleted={leave}
          />
        </Suspense>
      )}
    </>
  )
}

interface MenuActions {
  onAsk: (asked: Asked) => void
  onShare: () => void
  onExport: () => void
  onPrint: () => void
}

function menuItems(trip: Trip, { onAsk, onShare, onExport, onPrint }: MenuActions): MenuItem[] {
  const items: (MenuItem | false)[] = [
    can(trip.role, 'trip.edit') && {
      label: 'Edit Trip Details',
      icon: Pencil,
      onSelect: () => onAsk('edit'),
    },
    { label: 'Share Trip', icon: Share2, onSelect: onShare },
    { label: 'Manage Members', icon: Users, onSelect: pointToMembers },
    { label: 'Export Trip Data', icon: Download, onSelect: onExport },
    { label: 'Print or save as PDF', icon: Printer, onSelect: onPrint },
    { label: 'Keep on this device', icon: HardDriveDownload, onSelect: () => onAsk('keep') },
    { label: 'Archive Trip', icon: Archive, onSelect: announceArchive },
    can(trip.role, 'trip.delete') && {
      label: 'Delete Trip',
      icon: Trash2,
      destructive: true,
      onSelect: () => onAsk('delete'),
    },
  ]
  return items.filter((item) => item !== false)
}

const pointToMembers = () =>
  toast({
    title: 'Manage Members',
    description: 'Members are in the Collaboration tab.',
    action: { label: 'Open', onPress: () => navigateToTab('collaboration') },
  })

const announceArchive = () => toast({ title: 'Archive Trip', description: 'Archiving trips is coming soon.' })

/** Pro downloads the file; everyone else is shown what Pro offers (C-011). */
function useExport(trip: Trip): () => void {
  const isOpen = useFeature('export_data')
  async function download() {
    const name = exportFileName(trip.title)
    const isSaved = await saveFile(`/api/trips/${trip.id}/export`, name)
    if (isSaved) toast({ variant: 'success', title: 'Trip Exported', description: name })
    else
      toast({
        variant: 'destructive',
        title: 'Export Failed',
        description: 'Unable to export trip. Please try again.',
      })
  }
  return () => (isOpen ? void download() : openUpgrade('export_data'))
}
