import { words } from '../words/words.ts'

export const exportWords = words('export', {
  tooLarge: 'This file is larger than {megabytes} MB, more than a trip can hold.',
  notJson: 'This file cannot be read. Choose a file that Sojourn has exported.',
  foreign: 'This is not a trip file. Choose a file that Sojourn has exported.',
  newer: 'This file comes from a newer Sojourn. Update this one and try again.',
  failed: 'Unable to import the trip. Please try again.',
})
