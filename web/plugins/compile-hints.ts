import type { Plugin } from 'vite'

/** The files that a first screen and its map run nearly whole. */
const firstScreen = ['base', 'app', 'signed-in', 'dashboard', 'trip', 'map', 'trip-maps', 'overview-map']

/**
 * Asks the browser to compile these files as a whole while they stream in, on another thread: left to itself it
 * compiles each function when it is first called, which holds up the first render.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files in front of the code: only a first line is a hint.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && firstScreen.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
