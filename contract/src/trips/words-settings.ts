import { words } from '../words/words.ts'

export const tripsSettingsWords = words('trips-settings', {
  title: 'Trip settings',
  edit: 'Edit Trip Details',
  places: 'Places',
  share: 'Share Trip',
  members: 'Manage Members',
  membersText: 'Members are in the Collaboration tab.',
  open: 'Open',
  export: 'Export Trip Data',
  print: 'Print or save as PDF',
  keep: 'Keep on this device',
  archive: 'Archive Trip',
  archiveText: 'Archiving trips is coming soon.',
  delete: 'Delete Trip',
  exported: 'Trip Exported',
  exportFailed: 'Export Failed',
  exportFailedText: 'Unable to export trip. Please try again.',
  address: 'Trip address',
  addressText: 'Everyone who is on this trip can open it.',
  joinText: 'Whoever opens it can join this trip.',
  copied: 'Link Copied',
})
