import { type ClassValue, clsx } from 'clsx'

/** Joins class names. No two of them may set the same thing: the style sheet decides then, not their order. */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
