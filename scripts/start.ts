import { existsSync } from 'node:fs'
import { buildWeb } from './build.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
await buildWeb()
process.stderr.write('Starting the database …\n')
await import('../server/src/main.ts')
