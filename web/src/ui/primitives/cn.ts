import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, covered } from './class-groups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: covered,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'marker', 'placeholder'],
}))

/** Joins class names; a later one wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
