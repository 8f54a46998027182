import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants as os, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { madeTags } from '../languages/made-languages.ts'

// Compresses a folder's files once, harder than a server could per request, and on all cores.
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/
const worthwhileBytes = 1024
/** What only tests and eyes read comes a short way. */
const isForTests = (path: string): boolean => madeTags.some((tag) => path.includes(`/${tag}-`))
/**
 * The best setting (11) takes 19 s of one core for all files; 10, and 7 for half a megabyte and more of coastline, takes
 * 4 s and makes the scripts 2% and the coastline 14% larger.
 */
const largeBytes = 512 * 1024
/** What a first screen waits for is worth two seconds of a core: each visitor saves 3 KB. */
const isWaitedFor = (path: string): boolean =>
  /\/(base|app|page|signed-in|sign-in|dashboard|trip)-[\w-]{8}\.(js|css)$/.test(path)

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

interface BuiltFile {
  path: string
  content: Buffer
}

const [folder = 'web/dist'] = process.argv.slice(2)
// The server may be running already: its visitors come first.
setPriority(os.priority.PRIORITY_LOW)
// Largest first, so that no core is left with the longest piece of work at the end.
const files = filesIn(folder).toSorted((a, b) => b.content.length - a.content.length)
const pieces = files.flatMap((file) => [() => writeBrotli(file), () => writeGzip(file)]).values()
await Promise.all(Array.from({ length: availableParallelism() }, work))

async function work(): Promise<void> {
  for (const piece of pieces) await piece()
}

function filesIn(root: string): BuiltFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isForTests(path))
    .map((path) => ({ path, content: readFileSync(path) }))
    .filter(({ content }) => content.length >= worthwhileBytes)
}

async function writeBrotli({ path, content }: BuiltFile): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isWaitedFor(path) ? 11 : content.length > largeBytes ? 7 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeWhole(`${path}.br`, await toBrotli(content, { params }))
}

async function writeGzip({ path, content }: BuiltFile): Promise<void> {
  writeWhole(`${path}.gz`, await toGzip(content, { level: content.length > largeBytes ? 6 : 9 }))
}

/** Nobody is ever served half a file, also while two servers start at once. */
function writeWhole(path: string, content: Buffer): void {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, content)
  renameSync(part, path)
}
