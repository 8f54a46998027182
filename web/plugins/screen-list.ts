import { screenModules, type ScreenName, screensFile } from '@sojourn/contract/http/screens'
import type { Plugin } from 'vite'
import { screenFiles } from './app-files.ts'

/** Writes down which files each screen needs, so that the server can name them in the page it sends for that screen. */
export const screenList = (): Plugin => ({
  name: 'screen-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const names = Object.keys(screenModules) as ScreenName[]
      const screens = Object.fromEntries(
        names.map((name) => [name, screenFiles(bundle, screenModules[name]).map((file) => `/${file}`)]),
      )
      this.emitFile({ type: 'asset', fileName: screensFile, source: JSON.stringify(screens) })
    },
  },
})
