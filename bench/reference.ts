// The yardsticks: a bare Fastify with nothing between the request and the answer.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 20 })
const app = fastify({ forceCloseConnections: true })
const tenKilobytes = { rows: Array.from({ length: 20 }, (_, n) => ({ n, text: 'x'.repeat(490) })) }

app.get('/static', async () => tenKilobytes)
app.get<{ Params: { owner: string } }>('/rows/:owner', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'rows',
    text: 'select * from trips where "ownerId" = $1',
    values: [params.owner],
  })
  return rows
})

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`ready at ${address}\n`)
