import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import Archive from 'icon:archive'
import Download from 'icon:download'
import HardDriveDownload from 'icon:hard-drive-download'
import Pencil from 'icon:pencil'
import Printer from 'icon:printer'
import Share2 from 'icon:share-2'
import Trash2 from 'icon:trash-2'
import Users from 'icon:users'
import { toast } from '../../../toasts/toast-store.ts'
import type { MenuItem } from '../../../ui/primitives/menu-item.ts'
import { navigateToTab } from '../use-trip-tab.ts'

/** What opens a dialog. */
export type AskedDialog = 'edit' | 'keep' | 'delete'

interface MenuActions {
  onAsk: (asked: AskedDialog) => void
  onShare: () => void
  onExport: () => void
  onPrint: () => void
}

export function menuItems(trip: Trip, { onAsk, onShare, onExport, onPrint }: MenuActions): MenuItem[] {
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
