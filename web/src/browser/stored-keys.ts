/**
 * What the app keeps in the browser's storage, by the beginning of its key. A key that is not here is a leftover of an
 * older build (C-043). `personal` entries go when their owner logs out or their session is over (C-029, C-058); changes that were not sent yet
 * belong to their owner too, but wait for them to come back.
 */
const storedKeys: readonly { prefix: string; personal: boolean }[] = [
  { prefix: 'theme', personal: false },
  { prefix: 'install_dismissed_at', personal: false },
  { prefix: 'app_visits', personal: false },
  { prefix: 'offline_operations_queue', personal: false },
  { prefix: 'cleaned_build', personal: false },
  { prefix: 'start_reloaded', personal: false },
  { prefix: 'toast_after_reload', personal: false },
  { prefix: 'session_ended', personal: false },
  { prefix: 'landing_asked', personal: false },
  { prefix: 'weather_location', personal: false },
  { prefix: 'map_layer', personal: false },
  { prefix: 'shortcuts_off', personal: false },
  { prefix: 'print_without_references', personal: false },
  { prefix: 'copies_gone', personal: false },
  { prefix: 'copies_due', personal: false },
  { prefix: 'user_snapshot', personal: true },
  { prefix: 'session_age', personal: true },
  { prefix: 'cache_', personal: true },
  { prefix: 'look_back_', personal: true },
  { prefix: 'visited_', personal: true },
  { prefix: 'kept_trips', personal: true },
  { prefix: 'seen_claim_', personal: true },
  { prefix: 'put_aside_', personal: true },
  { prefix: 'ai_guide_', personal: true },
  { prefix: 'ai_personalized_', personal: true },
  { prefix: 'ai_budget_', personal: true },
  { prefix: 'ai_events_', personal: true },
]

type KeyStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

const matches = (key: string, prefix: string): boolean =>
  prefix.endsWith('_') ? key.startsWith(prefix) : key === prefix

export const isKnownKey = (key: string): boolean => storedKeys.some(({ prefix }) => matches(key, prefix))

const isPersonalKey = (key: string): boolean =>
  storedKeys.some(({ prefix, personal }) => personal && matches(key, prefix))

function removeWhere(storage: KeyStorage, condition: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && condition(key)) storage.removeItem(key)
}

export const removeUnknownKeys = (storage: KeyStorage): void =>
  removeWhere(storage, (key) => !isKnownKey(key))

/** Everything about the person, nothing about the device. */
export function removePersonalKeys(
  storages: (() => KeyStorage)[] = [() => localStorage, () => sessionStorage],
): void {
  for (const storage of storages) {
    try {
      removeWhere(storage(), isPersonalKey)
    } catch {
      // Where storage is blocked there is nothing to remove.
    }
  }
}
