import { createHash } from 'node:crypto'
import { type SpeakingFiles, speakingFilesFile } from '@sojourn/contract/http/screens'
import type { Plugin } from 'vite'
import { appFiles, type Bundle } from './app-files.ts'

export const workerFile = 'service-worker.js'

/** Parts that a phone may never need; they are kept with their first use. */
const largeBytes = 300_000
/** The land as far as countries go, so that every map has some without a connection; the fine coast is ten times as large. */
const outline = /\/countries-\w+-[^/]+\.json$/
/** Other alphabets and slants are fetched when a page needs them. */
const rareFont = /(latin-ext|italic).*\.woff2$/

/** Writes the names of the built files into the service worker, and an id that changes with them. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[workerFile]
      if (worker?.type !== 'chunk') return
      const { start, all } = appFiles(bundle)
      const isKept = (file: string) =>
        !rareFont.test(file) && sizeOf(bundle[file]) < largeBytes && !isGuide(bundle[file])
      const paths = (files: string[]) => files.filter(isKept).map((file) => `/${file}`)
      const names = {
        start: [...paths(start), ...fixedScripts(bundle['app.html'])],
        rest: [
          ...paths(all.filter((file) => !start.includes(file))),
          ...Object.keys(bundle)
            .filter((file) => outline.test(file))
            .map((file) => `/${file}`),
        ],
      }
      const languages = textOf(bundle[speakingFilesFile])
      const { files } = JSON.parse(languages) as SpeakingFiles
      const speaking = files.map((file) => `/assets/${file}`)
      // A text that changes names another folder.
      const id = createHash('sha256')
        .update(JSON.stringify(names) + languages + worker.code)
        .digest('hex')
        .slice(0, 12)
      worker.code = `const builtFiles=${JSON.stringify({ id, ...names, speaking })};${worker.code}`
    },
  },
})

type Output = Bundle[string] | undefined

/** The guide of a place comes with the trips that go there. */
const isGuide = (output: Output): boolean =>
  output?.type === 'chunk' && output.moduleIds.some((id) => /\/guide\/data\/[^/]+$/.test(id))

const textOf = (output: Output): string => (output?.type === 'asset' ? output.source.toString() : '')

const sizeOf = (output: Output): number =>
  output?.type === 'asset' ? output.source.length : (output?.code.length ?? 0)

/** The scripts of a page that are not built and keep their names. */
const fixedScripts = (page: Output): string[] =>
  [...textOf(page).matchAll(/<script src="(\/[^"]+)"/g)].map(([, path = '']) => path)
