import type { Plugin } from 'vite'

interface Mend {
  file: RegExp
  found: RegExp
  instead: string
}

/** Errors that libraries make while they load, though nothing has gone wrong. */
const mends: readonly Mend[] = [
  // Leaflet learns by an error that it does not run in Internet Explorer.
  {
    file: /\/leaflet\/dist\/leaflet-src\.js$/,
    found: /document\.namespaces\.add\(/g,
    instead: 'document.namespaces?.add(',
  },
  // React's marks for "wait" and "not now" are errors, but what is thrown is only compared, never read.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    found: /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    instead: '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  },
]

/**
 * Takes them out: where a debugger or a measuring tool listens, the stack of one such error has the whole file parsed once
 * more, a third of the start of either library.
 */
export function quietStart(): Plugin {
  return {
    name: 'quiet-start',
    apply: 'build',
    transform: {
      filter: { id: mends.map(({ file }) => file) },
      handler(code, id) {
        const mend = mends.find(({ file }) => file.test(id))
        const mended = mend ? code.replaceAll(mend.found, mend.instead) : code
        if (mended === code) throw new Error(`Nothing is left to mend in ${id}: drop it from this list.`)
        return { code: mended, map: null }
      },
    },
  }
}
