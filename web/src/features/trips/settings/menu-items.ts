import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsSettingsWords } from '@sojourn/contract/trips/words-settings'
import Archive from 'icon:archive'
import CopyPlus from 'icon:copy-plus'
import Download from 'icon:download'
import HardDriveDownload from 'icon:hard-drive-download'
import Pencil from 'icon:pencil'
import Route from 'icon:route'
import Printer from 'icon:printer'
import Share2 from 'icon:share-2'
import Trash2 from 'icon:trash-2'
import Users from 'icon:users'
import { toast } from '../../../toasts/toast-store.ts'
import type { MenuItem } from '../../../ui/primitives/menu-item.ts'
import { isRouted } from '../trip-where.tsx'
import { navigateToTab } from '../use-trip-tab.ts'

/** What opens a dialog. */
export type AskedDialog = 'edit' | 'places' | 'duplicate' | 'keep' | 'delete'

interface MenuActions {
  onAsk: (asked: AskedDialog) => void
  onShare: () => void
  onExport: () => void
  onPrint: () => void
}

export function menuItems(trip: Trip, { onAsk, onShare, onExport, onPrint }: MenuActions): MenuItem[] {
  const items: (MenuItem | false)[] = [
    can(trip.role, 'trip.edit') && {
      label: tripsSettingsWords.edit,
      icon: Pencil,
      onSelect: () => onAsk('edit'),
    },
    // A trip with one place finds them in its details, and keeps the menu that everybody knows.
    can(trip.role, 'trip.edit') &&
      isRouted(trip) && {
        label: tripsSettingsWords.places,
        icon: Route,
        onSelect: () => onAsk('places'),
      },
    { label: tripsSettingsWords.share, icon: Share2, onSelect: onShare },
    { label: tripsSettingsWords.members, icon: Users, onSelect: pointToMembers },
    { label: tripsSettingsWords.duplicate, icon: CopyPlus, onSelect: () => onAsk('duplicate') },
    { label: tripsSettingsWords.export, icon: Download, onSelect: onExport },
    { label: tripsSettingsWords.print, icon: Printer, onSelect: onPrint },
    { label: tripsSettingsWords.keep, icon: HardDriveDownload, onSelect: () => onAsk('keep') },
    { label: tripsSettingsWords.archive, icon: Archive, onSelect: announceArchive },
    can(trip.role, 'trip.delete') && {
      label: tripsSettingsWords.delete,
      icon: Trash2,
      destructive: true,
      onSelect: () => onAsk('delete'),
    },
  ]
  return items.filter((item) => item !== false)
}

const pointToMembers = () =>
  toast({
    title: tripsSettingsWords.members,
    description: tripsSettingsWords.membersText,
    action: { label: tripsSettingsWords.open, onPress: () => navigateToTab('collaboration') },
  })

const announceArchive = () =>
  toast({ title: tripsSettingsWords.archive, description: tripsSettingsWords.archiveText })
