import { existsSync } from 'node:fs'
import { serve } from '../server/src/serve.ts'
import { bundleWeb, compressWeb } from './build.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
await serve(bundleWeb())
// Whoever opens the app on this very machine need not wait for smaller files, and without them it runs too.
await compressWeb().catch(() => false)
