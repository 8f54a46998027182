// A PostgreSQL for the browser tests, in a process of its own: prints its address, stops on SIGTERM.
import { startTestServer } from './database.ts'

const server = await startTestServer()
process.stdout.write(`${JSON.stringify({ url: server.url, template: server.template })}\n`)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
