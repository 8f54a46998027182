import { words } from '../words/words.ts'

/** What somebody else did to one field of what is on the screen. */
export const syncChangesWords = words('sync-changes', {
  changed: '{who} changed the {field}',
  changedTo: '{who} changed the {field} to {value}',
  cleared: '{who} cleared the {field}',
})
