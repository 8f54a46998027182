interface Profile {
  displayName: string
}

/** What saving the profile sends: only the fields that changed; null when none did. */
export function profileChanges(saved: Profile, edited: Profile): { name: string } | null {
  const name = edited.displayName.trim()
  return name === saved.displayName ? null : { name }
}
