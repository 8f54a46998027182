import { buildWeb } from './build.ts'

await buildWeb()
process.stderr.write('Starting the database …\n')
await import('../server/src/main.ts')
