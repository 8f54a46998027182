import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mostShift, shiftsOf, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const pieces = 30
const pauseMs = 30

/** The server behind a line on which a page comes in pieces. */
async function slowLine(url: string) {
  const line = createServer((request, reply) => {
    void fetch(url + request.url).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = Object.fromEntries(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name]
      reply.writeHead(answer.status, headers)
      const size = headers['content-type']?.includes('html') ? Math.ceil(body.length / pieces) : body.length
      for (let from = 0; from < body.length; from += size) {
        reply.write(body.subarray(from, from + size))
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      reply.end()
    })
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
  const { port } = line.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => line.close() }
}

test('on a slow line the sign-in form stands where it is, however its page comes in', async ({
  open,
  server,
}) => {
  const line = await slowLine(server.url)
  for (const width of ['phone', 'desktop'] as const) {
    const page = await open({ width })
    await watchShifts(page)
    await page.goto(`${line.url}/login`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift)
  }
  line.close()
})
