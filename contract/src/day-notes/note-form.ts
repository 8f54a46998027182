export const dayNoteText = {
  label: 'Note',
  add: 'Add note',
  edit: 'Edit note',
  placeholder: 'Gate codes, who meets where, what to remember',
  emptied: 'Emptied, it is removed',
  required: 'A note needs some text',
  deleted: 'Note deleted',
  addFailed: 'Failed to add the note',
  updateFailed: 'Failed to update the note',
  deleteFailed: 'Failed to delete the note',
} as const

/** Two people wrote about one day without knowing of each other: both texts stay, each once. */
export const joinedNotes = (first: string, second: string): string =>
  first.includes(second) ? first : `${first}\n${second}`
