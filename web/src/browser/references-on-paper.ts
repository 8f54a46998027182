import { dropStored, readStored, store } from './stored.ts'

/** A paper lies in one's own hand: it shows references unless somebody leaves them out. */
const key = 'print_without_references'

export const areReferencesPrinted = (): boolean => readStored(key) === null
export const printReferences = (on: boolean): void => (on ? dropStored(key) : store(key, '1'))
