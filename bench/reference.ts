// The yardsticks: a bare Fastify with nothing between the request and the answer.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 20 })
const app = fastify({ forceCloseConnections: true })
const tenKilobytes = { rows: Array.from({ length: 20 }, (_, n) => ({ n, text: 'x'.repeat(490) })) }

const titles = Array.from({ length: 100 }, (_, n) => ({ title: `Stop number ${n + 1}` }))
/** One call, a hundred titles in a list, no framework: the least a page can do. */
const barePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><ul></ul><script type="module">
const list = document.querySelector('ul')
for (const { title } of await (await fetch('/titles')).json()) list.append(Object.assign(document.createElement('li'), { textContent: title }))
list.addEventListener('click', ({ target }) => target.classList.toggle('open'))
</script></html>`

app.get('/bare', (_request, reply) => reply.type('text/html; charset=utf-8').send(barePage))
app.get('/titles', async () => titles)
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
