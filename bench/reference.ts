// The yardsticks: a bare Fastify with nothing between the request and the answer (decision 054).
import fastify from 'fastify'
import pg from 'pg'

// A bare program passes dates on as they come; making a `Date` of each would slow the yardstick down.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ])
  pg.types.setTypeParser(type, (text) => text)

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 20 })
const app = fastify({ forceCloseConnections: true })

const titles = Array.from({ length: 100 }, (_, n) => ({ title: `Stop number ${n + 1}` }))
/** One call, a hundred titles in a list, no framework: the least a page can do. */
const barePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><ul></ul><script type="module">
const list = document.querySelector('ul')
for (const { title } of await (await fetch('/titles')).json()) list.append(Object.assign(document.createElement('li'), { textContent: title }))
list.addEventListener('click', ({ target }) => target.classList.toggle('open'))
</script></html>`

app.get('/bare', (_request, reply) => reply.type('text/html; charset=utf-8').send(barePage))
app.get('/titles', async () => titles)

/** The columns that the product answers, by the index it reads them by. */
app.get<{ Params: { owner: string } }>('/trips/:owner', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'trips',
    text: `select "id", "title", "destination", "description", "startDate", "endDate", "travelMode", "adults", "children",
      "childAges", "budgetMinor", "currency", "status", "latitude", "longitude", "countryCode", "timeZone", "placeName",
      "elevationM", "coastal", "route", "rev", "createdAt", "updatedAt"
      from trips where "ownerId" = $1 and "deletedAt" is null`,
    values: [params.owner],
  })
  return rows
})

app.get<{ Params: { trip: string } }>('/packing/:trip', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'packing',
    text: 'select * from packing where "tripId" = $1 order by "createdAt", "id"',
    values: [params.trip],
  })
  return rows
})

app.post<{ Params: { trip: string }; Body: { id: string; item: string; category: string } }>(
  '/packing/:trip',
  async ({ params, body }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query({
        name: 'insert',
        text: `insert into packing ("id", "tripId", "item", "category", "quantity", "packed", "essential")
          values ($1, $2, $3, $4, 1, false, false) returning *`,
        values: [body.id, params.trip, body.item, body.category],
      })
      await client.query('commit')
      return rows[0]
    } finally {
      client.release()
    }
  },
)

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`ready at ${address}\n`)
