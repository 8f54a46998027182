// The image is built and run with podman or docker, as compose.yaml runs it: npm run container.
import { setTimeout as wait } from 'node:timers/promises'
import { accountAt, newAccount } from '../bench/account.ts'
import { failing, inS } from '../bench/faults/verdict.ts'
import { buildImage, layBase } from './container/base-image.ts'
import { ask, engine, fails } from './container/engine.ts'

const tag = 'localhost/sojourn-tried'
const name = `sojourn-tried-${process.pid}`
/** The same words as in compose.yaml. */
const strict =
  '--init --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --stop-timeout 20'

if (!engine) throw new Error('Neither podman nor docker works here: nothing was tried.')
console.log(`${engine}; base image ${layBase()}`)
const began = performance.now()
buildImage(tag)
const megabytes = Math.round(Number(ask('image', 'inspect', '--format', '{{.Size}}', tag)) / 1e6)
console.log(`built in ${inS(performance.now() - began)}, ${megabytes} MB`)
try {
  const options = [...strict.split(' '), '--publish', '127.0.0.1::3000', '--volume', `${name}:/data`]
  // A container reaches others by plain http here; in earnest a proxy speaks https to them.
  ask('run', '--detach', '--name', name, ...options, '--env', 'INSECURE_HTTP=true', tag)
  const firstMs = await untilReady()
  const account = await newAccount(url(), 'container@example.com')
  const trip = { title: 'Kept', destination: 'Lisbon', startDate: '2027-04-18', endDate: '2027-04-25' }
  await account.send('POST', '/api/trips', trip)
  const user = ask('exec', name, 'id', '-u')
  const writable = ['/app', '/etc', '/data'].filter(
    (folder) => !fails('exec', name, 'touch', `${folder}/tried`),
  )
  const health = ask('inspect', '--format', '{{json .Config.Healthcheck}}', name)
  const isHealthy = !fails('exec', name, ...healthCommand(health))
  const hasTests = ask(
    'exec',
    name,
    'sh',
    '-c',
    'ls -d e2e bench server/test 2>/dev/null; find . -name "*.test.ts" -not -path "./node_modules/*"',
  )
  ask('exec', name, 'node', 'scripts/backup.ts')
  const [stopMs, code] = stop()
  ask('start', name)
  const againMs = await untilReady()
  const trips = await accountAt(url(), account.cookie).send<{ title: string }[]>('GET', '/api/trips')
  const memory = Number(
    ask(
      'exec',
      name,
      'sh',
      '-c',
      'cat /proc/[0-9]*/comm /proc/[0-9]*/status | grep -A60 "^Name:.node" | grep VmRSS',
    ).split(/\s+/)[1],
  )
  ask('stop', name)
  // A stop that meets the start is not lost.
  ask('start', name)
  const [earlyMs] = stop()
  console.log(
    `ready after ${inS(firstMs)} with a new database, ${inS(againMs)} with its own; ${Math.round(memory / 1000)} MB; user ${user}; may write to ${writable.join(', ')} and /tmp; left within ${inS(stopMs)}, in the middle of a start within ${inS(earlyMs)}`,
  )
  const faults = failing({
    'it runs as root': user !== '0',
    'it writes beside its data': writable.join() === '/data',
    'its own check of health fails': isHealthy,
    'tests are in the image': hasTests === '',
    'what was kept is gone': trips.some(({ title }) => title === 'Kept'),
    'it was not ready within 30 s': Math.max(firstMs, againMs) <= 30_000,
    [`a stop ended with ${code}`]: code === '0',
    'a stop took longer than 15 s': Math.max(stopMs, earlyMs) <= 15_000,
  })
  console.log(faults.join('\n') || 'no faults')
  if (faults.length > 0) process.exitCode = 1
} finally {
  fails('rm', '--force', name)
  fails('volume', 'rm', '--force', name)
}

/** The port is a new one after each start. */
function url(): string {
  const [address = ''] = ask('port', name, '3000/tcp').split('\n')
  return `http://localhost:${address.split(':').at(-1)}`
}

async function untilReady(): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < 60_000) {
    const answer = await fetch(`${url()}/api/health/ready`).catch(() => null)
    if (answer?.ok) return performance.now() - since
    await wait(100)
  }
  throw new Error(`It is not ready after a minute:\n${ask('logs', name)}`)
}

function stop(): [ms: number, code: string] {
  const since = performance.now()
  ask('stop', name)
  return [performance.now() - since, ask('inspect', '--format', '{{.State.ExitCode}}', name)]
}

function healthCommand(text: string): string[] {
  const { Test } = JSON.parse(text) as { Test: string[] }
  return Test.slice(1)
}
