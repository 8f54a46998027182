import type { EndpointName } from '@sojourn/contract/api'
import { type ErrorBody, errorBody } from '@sojourn/contract/errors/body'
import { errorStatus } from '@sojourn/contract/errors/codes'
import { answeredBy } from '@sojourn/contract/http/answered-by'
import { afterAll, expect, test } from 'vitest'
import { Dice } from '../../../test/dice.ts'
import { callOf, kinds, meaningsIn, type Operation, operationsIn } from '../../../test/generated-calls.ts'
import { settle, type Settled } from '../../../test/settled.ts'
import { join, signUp, startTestApp } from '../../../test/test-app.ts'

/** `npm run generated` asks for longer, another seed for others. */
const count = Number(process.env['GENERATED_CALLS'] ?? 5000)
const seed = Number(process.env['GENERATED_SEED'] ?? 20_270_418)

/** A server without mail and providers says that these are not to be had. */
const unavailable = new Set<EndpointName>([
  'auth.googleStatus',
  'auth.appleStatus',
  'auth.requestReset',
  'auth.resendConfirmation',
])
/** Whoever does it is somebody else afterwards, or the trip is gone. */
const endsWorld =
  /^(auth\.(logOut|deleteAccount|changePassword|turnO|signIn|signUp)|trips\.remove|members\.remove)/
/** A hash, a plan or a file takes a hundred times longer than a row; and a new world takes as long. */
const isSlow = /^(ai\.|export\.import|trips\.(create|duplicate)|members\.accept|insights\.)/
const rareShare = 0.1
const atOnce = 5
const worldLasts = 400

const own = await startTestApp()
afterAll(() => own.app.close())

interface World {
  settled: Settled
  cookies: readonly string[]
}

/** Its owner, a member, a stranger, and nobody at all. */
async function newWorld(): Promise<World> {
  const settled = await settle({ on: own, isPlanned: false })
  const [member, stranger] = [await signUp({ on: own }), await signUp({ on: own, plan: 'pro' })]
  await join(settled.trip, member, own)
  return { settled, cookies: [settled.traveller.cookie, member.cookie, stranger.cookie, ''] }
}

const dice = new Dice(seed)

async function documented(): Promise<Operation[]> {
  const { body } = await own.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })
  return operationsIn(JSON.parse(body) as Parameters<typeof operationsIn>[0])
}

/** What is wrong with the answer to one generated call; null when nothing is. */
async function ask(operation: Operation, { settled, cookies }: World) {
  const { name, method } = operation
  const kind = dice.pick(kinds)
  const who = dice.between(0, cookies.length - 1)
  const { url, payload, headers } = callOf(operation, kind, meaningsIn(settled), dice)
  const send = () =>
    own.app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        prefer: 'meanings',
        ...headers,
        ...(cookies[who] && { cookie: cookies[who] }),
      },
      ...(payload !== undefined && { payload }),
    })
  const first = await send()
  // Where the machine is busy beyond measure a thread is given up, and the answer says when to come again.
  const answer = first.statusCode === 503 && first.headers['retry-after'] ? await send() : first
  const said = `${kind} ${method} ${url} by ${['owner', 'member', 'stranger', 'nobody'][who]}: ${payload?.slice(0, 600)}`
  const { statusCode } = answer
  const wrong = (why: string) => ({
    name,
    statusCode,
    fault: `${why} ${statusCode} ${answer.body.slice(0, 300)} ← ${said}`,
  })
  if (answer.headers[answeredBy.header] !== answeredBy.name) return wrong('unsigned')
  if (statusCode < 400) return { name, statusCode, fault: null }
  const refusal = errorBody.safeParse(answer.json())
  if (!refusal.success || errorStatus[refusal.data.code] !== statusCode) return wrong('no refusal of ours')
  if (isUntold(refusal.data)) return wrong('no text of a catalogue')
  const isOurs = statusCode < 500 || unavailable.has(name as EndpointName)
  return isOurs ? { name, statusCode, fault: null } : wrong('a fault of ours')
}

/** Whether another language has no text for it, as a whole or of a field. */
const isUntold = ({ meaning, fields = {}, meanings = {} }: ErrorBody): boolean =>
  !meaning || Object.keys(fields).some((field) => !(field in meanings))

test(
  `${count} calls made from the OpenAPI document are answered or refused, whoever asks, and none ends in a fault of ours`,
  async () => {
    const operations = await documented()
    const seen = new Map<string, number>()
    const faults: string[] = []
    let [world, age, at] = [await newWorld(), 0, 0]
    const nextOperation = (): Operation => {
      for (;;) {
        const operation = operations[at++ % operations.length]!
        const isRare = isSlow.test(operation.name) || endsWorld.test(operation.name)
        if (!isRare || dice.isUnder(rareShare)) return operation
      }
    }
    for (let made = 0; made < count && faults.length < 10; made += atOnce) {
      const asked = Array.from({ length: atOnce }, nextOperation)
      const answers = await Promise.all(asked.map((operation) => ask(operation, world)))
      for (const { name, statusCode, fault } of answers) {
        if (statusCode < 300) seen.set(name, (seen.get(name) ?? 0) + 1)
        if (fault) faults.push(fault)
      }
      age += atOnce
      const isOver = answers.some(({ name, statusCode }) => statusCode === 200 && endsWorld.test(name))
      if (isOver || age > worldLasts) [world, age] = [await newWorld(), 0]
    }
    expect(faults, `with the seed ${seed}`).toEqual([])
    // Calls that were all refused would prove little.
    expect(seen.size).toBeGreaterThan(operations.length / 2)
  },
  60_000 + count * 40,
)
