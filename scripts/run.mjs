// Runs on any Node from 18 up, with nothing installed: gets a current Node and the packages, then starts the real script on them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step } from './progress.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wantedMajor = 24
const parentCheckMs = 200

/** These need nothing of what checks and tests the product: a first start installs half as much. */
const productTasks = new Set(['start', 'admin', 'demo', 'plan-solve', 'backup', 'restore', 'move'])
/** These serve travellers, or measure what does. */
const serverTasks = new Set(['start', 'bench', 'faults', 'cluster'])
/** Room for new objects: Node takes four times as much for itself, 60 MB more, and no call is quicker by it. */
const serverOptions = '--max-semi-space-size=8'

const [task = 'start', ...args] = process.argv.slice(2)
const [major, minor] = process.versions.node.split('.').map(Number)
const runtime = { folder: join(root, 'tools', 'node'), options: [] }
const packages = { folder: root, options: productTasks.has(task) ? ['--omit=dev'] : [] }

await installMissing()
const node = currentNode()
run(task, args)

/** Both at once where this Node may install for the newer one: a few seconds less before the first start. */
async function installMissing() {
  const isNodeMissing = major < wantedMajor && !isInstalled(runtime)
  const arePackagesMissing = !isInstalled(packages)
  const older = `This machine has Node ${process.versions.node}; fetching a current one`
  if (isNodeMissing && arePackagesMissing && canInstall()) {
    await install(`${older} and the packages (once)`, [runtime, packages], process.execPath)
    return
  }
  if (isNodeMissing) await install(`${older} (once)`, [runtime], process.execPath)
  if (arePackagesMissing) await install('Installing packages (once)', [packages], currentNode())
}

/** npm leaves out, without a word, optional packages that do not fit the Node it runs on; ours ask for these. */
function canInstall() {
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12)
}

/** The machine's own Node when it is new enough, else the one npm offers for this platform. */
function currentNode() {
  if (major >= wantedMajor) return process.execPath
  const bin = join(runtime.folder, 'node_modules', '.bin')
  const found = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(found) || spawnSync(found, ['--version']).status !== 0) {
    fail(
      `Sojourn needs Node ${wantedMajor} or newer. This machine has ${process.versions.node}, and npm offers no newer one ` +
        `that runs on ${process.platform}-${process.arch}. Install Node ${wantedMajor} or newer and try again.`,
    )
  }
  return found
}

async function install(message, parts, onNode) {
  const problems = await step(message, () => Promise.all(parts.map((part) => npmCi(part, onNode))))
  // What was installed need not be fetched again when the other failed.
  parts.forEach((part, n) => problems[n] === null && writeFileSync(markOf(part), lockOf(part)))
  const failed = problems.findIndex((problem) => problem !== null)
  if (failed >= 0) fail(explain(problems[failed], parts[failed].folder))
}

/** Whether the lockfile is the one installed last; whoever has all packages also has the product's. */
function isInstalled(part) {
  const mark = existsSync(markOf(part)) ? readFileSync(markOf(part), 'utf8') : ''
  return mark === lockOf(part) || mark === lockOf({ ...part, options: [] })
}

function markOf({ folder }) {
  return join(folder, 'node_modules', '.installed')
}

function lockOf({ folder, options }) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(options.join()).digest('hex')
}

/** What went wrong, in npm's words, or null. */
function npmCi({ folder, options }, onNode) {
  const npm = process.env.npm_execpath
  const [command, ...start] = npm && /\.[cm]?js$/.test(npm) ? [onNode, npm] : ['npm']
  const child = spawn(command, [...start, 'ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: environment(onNode),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? null : errors))
  })
}

function explain(text, folder) {
  if (/ENOSPC/.test(text)) return 'The disk is full: the packages could not be installed.'
  if (/EACCES|EPERM/.test(text))
    return `No permission to write into ${folder}. Clone into a folder of your own.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(text)) {
    return 'The package registry could not be reached. The first start needs a connection; later ones do not.'
  }
  return `The packages could not be installed:\n${text.trim().split('\n').slice(-15).join('\n')}`
}

function environment(onNode) {
  const path = [dirname(onNode), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path }
}

function run(name, rest) {
  const script = join(root, 'scripts', `${name}.ts`)
  if (!existsSync(script)) fail(`There is no script ${name}.`)
  // What Node compiled and stripped of types once is read by later starts: a server is up in two thirds of the time.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node')
  const env = { ...environment(node), NODE_COMPILE_CACHE: compiled }
  if (serverTasks.has(name)) env.NODE_OPTIONS = `${serverOptions} ${process.env.NODE_OPTIONS ?? ''}`
  const child = spawn(node, [script, ...rest], { cwd: root, env, stdio: 'inherit' })
  // The child decides when to leave; we only pass on what reaches us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes SIGTERM to a shell that dies without telling us; losing our parent means the same.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), parentCheckMs)
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function fail(message) {
  process.stderr.write(`\n${message}\n\n`)
  process.exit(1)
}
