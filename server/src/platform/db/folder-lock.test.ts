import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sojourn-lock-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('a folder in use is refused with the holder’s process id', () => {
  const used = folder()
  const unlock = lockFolder(used)
  expect(() => lockFolder(used)).toThrow(FolderInUse)
  expect(() => lockFolder(used)).toThrow(String(process.pid))
  unlock()
  lockFolder(used)()
})

test('the lock of a process that is gone is taken over', () => {
  const used = folder()
  const { pid } = spawnSync('true')
  writeFileSync(join(used, 'server.lock'), `${pid}\n123\n`)
  lockFolder(used)()
  expect(existsSync(join(used, 'server.lock'))).toBe(false)
})

test('a lock whose process id now belongs to another program is taken over', () => {
  const used = folder()
  writeFileSync(join(used, 'server.lock'), `${process.pid}\n1\n`)
  expect(() => lockFolder(used)()).not.toThrow()
})

test('a holder that is stopped but alive keeps its lock', async () => {
  const used = folder()
  const script = `import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)}
    lockFolder(${JSON.stringify(used)}); console.log('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  holder.kill('SIGSTOP')
  expect(() => lockFolder(used)).toThrow(`process ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(used)()
})
