import { fromBase32 } from './base32.ts'
import { codeOf, stepAt, stepS } from '../src/domains/auth/factor/totp.ts'
import { hashToken, newToken } from '../src/kernel/session/session-cookie.ts'
import { Client, signUp, startTestApp, type TestApp, type Traveller } from './test-app.ts'

/** A server whose clock stands until it is put forward: codes of apps hang on it. */
export async function startStillApp(settings: Record<string, string> = {}) {
  const clock = { at: new Date() }
  const on = await startTestApp(settings, { now: () => clock.at })
  return {
    on,
    clock,
    pass: (seconds: number) => {
      clock.at = new Date(clock.at.getTime() + seconds * 1000)
    },
  }
}

export type StillApp = Awaited<ReturnType<typeof startStillApp>>

/** An app that shows codes. */
export class CodeApp {
  readonly #key: Buffer
  readonly #still: StillApp
  constructor(typed: string, still: StillApp) {
    this.#key = fromBase32(typed)
    this.#still = still
  }

  /** What it shows now. */
  get code(): string {
    return codeOf(this.#key, stepAt(this.#still.clock.at))
  }

  /** What it shows next: the server has taken none of that moment. */
  get nextCode(): string {
    this.#still.pass(stepS)
    return this.code
  }
}

export interface Guarded {
  traveller: Traveller
  app: CodeApp
  recoveryCodes: string[]
}

/** Somebody whose account asks for a second step by an app. */
export async function signUpGuarded(
  still: StillApp,
  { hasCodes = true }: { hasCodes?: boolean } = {},
): Promise<Guarded> {
  const traveller = await signUp({ on: still.on, isProven: true })
  const { body: prepared } = await traveller.call('auth.prepareApp', { body: {} })
  const app = new CodeApp(prepared.key, still)
  await traveller.call('auth.checkApp', { body: { code: app.code } })
  const recoveryCodes = await (hasCodes ? newCodes : unusableCodes)(traveller, still)
  const { status } = await traveller.call('auth.turnOnSecondStep', { body: {} })
  if (status !== 200) throw new Error(`turning the second step on answered ${status}`)
  return { traveller, app, recoveryCodes }
}

const newCodes = async (traveller: Traveller) =>
  (await traveller.call('auth.newRecoveryCodes', { body: {} })).body.codes

/** Ten hashes take a while. */
async function unusableCodes({ id: userId }: Traveller, { on }: StillApp) {
  await on.db.insertInto('recoveryCodes').values({ userId, codeHash: 'of-no-code', salt: 'AA' }).execute()
  return []
}

/** A browser that has typed the password, and is asked for the second step. */
export class Waiting extends Client {
  readonly cookies: string
  constructor(on: TestApp, cookies: string) {
    super(on.app)
    this.cookies = cookies
  }

  pass(body: Parameters<typeof this.call<'auth.secondStep'>>[1]['body']) {
    return this.call('auth.secondStep', { body }, { cookie: this.cookies })
  }
}

/** As after the right password, whose hash takes a while. */
export async function typePassword(on: TestApp, { id: userId }: { id: string }): Promise<Waiting> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 600_000).toISOString()
  await on.db
    .insertInto('openSignIns')
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .execute()
  return new Waiting(on, `__Host-second-step=${token}`)
}
