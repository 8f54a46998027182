import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display-xl', 'display-lg', 'display-md', 'display-sm', 'title', 'body', 'small', 'caption'],
      shadow: ['e1', 'e2', 'e3', 'e4'],
      ease: ['glide', 'pop'],
    },
  },
})

/** Joins class names; a later one wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
