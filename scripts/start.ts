import { existsSync } from 'node:fs'
import { serve } from '../server/src/serve.ts'
import { buildWeb } from './build.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
await serve(buildWeb())
