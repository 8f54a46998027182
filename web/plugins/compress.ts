import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const worthwhileBytes = 1024
/**
 * The best setting (11) takes 19 s of one core for all files; 10, and 7 for half a megabyte and more of coastline, takes
 * 4 s and makes the scripts 2% and the coastline 14% larger.
 */
const largeBytes = 512 * 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses once at build time, harder than a server could per request, and on all cores. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: async ({ dir }) => {
      // Largest first, so that no core is left with the longest piece of work at the end.
      const files = filesIn(dir ?? '').toSorted((a, b) => b.content.length - a.content.length)
      const pieces = files.flatMap((file) => [() => writeBrotli(file), () => writeGzip(file)]).values()
      const work = async () => {
        for (const piece of pieces) await piece()
      }
      await Promise.all(Array.from({ length: availableParallelism() }, work))
    },
  },
})

interface BuiltFile {
  path: string
  content: Buffer
}

const filesIn = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, content: readFileSync(path) }))
    .filter(({ content }) => content.length >= worthwhileBytes)

async function writeBrotli({ path, content }: BuiltFile): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > largeBytes ? 7 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${path}.br`, await toBrotli(content, { params }))
}

async function writeGzip({ path, content }: BuiltFile): Promise<void> {
  writeFileSync(`${path}.gz`, await toGzip(content, { level: content.length > largeBytes ? 6 : 9 }))
}
