// The browser's small storage, where it may be used: blocked or full, nothing is read from it and nothing kept in it.

/** A function, because merely naming a storage throws where it is blocked. */
export type StorageOf<M extends keyof Storage> = () => Pick<Storage, M>
export type KeyStorage = StorageOf<'getItem' | 'setItem' | 'removeItem'>

const onDevice: KeyStorage = () => localStorage
export const inTab: KeyStorage = () => sessionStorage

export function readStored(key: string, storage: StorageOf<'getItem'> = onDevice): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Null for what is no JSON too: another build, or a person, may have written it. */
export function readStoredJson(key: string, storage: StorageOf<'getItem'> = onDevice): unknown {
  try {
    return JSON.parse(readStored(key, storage) ?? 'null')
  } catch {
    return null
  }
}

export function store(key: string, value: string, storage: StorageOf<'setItem'> = onDevice): void {
  try {
    storage().setItem(key, value)
  } catch {
    // What could not be kept lasts as long as the page.
  }
}

export function dropStored(key: string, storage: StorageOf<'removeItem'> = onDevice): void {
  try {
    storage().removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is left over.
  }
}
