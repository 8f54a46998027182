import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const packingToldWords = words('packing-told', {
  waitsAdded: 'Add <b>{thing}</b> to Packing',
  waitsPacked: 'Pack <b>{thing}</b>',
  waitsUnpacked: 'Unpack <b>{thing}</b>',
  items: '{count} item|{count} items',
  added: '<b>{who}</b> added <b>{thing}</b> to the packing list',
  removed: '<b>{who}</b> took <b>{thing}</b> off the packing list',
  packed: '<b>{who}</b> packed <b>{thing}</b>',
  unpacked: '<b>{who}</b> unpacked <b>{thing}</b>',
  changed: '<b>{who}</b> changed <b>{thing}</b> on the packing list',
})
