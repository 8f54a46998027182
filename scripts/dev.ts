import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The API restarts on change; Vite serves the screens on 5173 and passes /api and /art on.
const root = fileURLToPath(new URL('../', import.meta.url))
if (existsSync('.env')) process.loadEnvFile('.env')
const env = { ...process.env, NODE_ENV: 'development' }
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=server/src',
      '--watch-path=contract/src',
      '--watch-path=planner/src',
      '--watch-path=postcards/src',
      'server/src/main.ts',
    ],
    { cwd: root, env, stdio: 'inherit' },
  ),
  spawn('vite', ['--config', 'web/vite.config.ts'], { cwd: root, env, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
