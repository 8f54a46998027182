import { hash, hashRaw, verify } from '@node-rs/argon2'

// The package's enum is declared `const enum`, which type stripping cannot read; 2 is Argon2id.
const settings = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }
const maxAtOnce = 4

let running = 0
const waiting: (() => void)[] = []

/** 64 MiB each: more than a few at once would fill a small machine. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** One keyboard writes é as one character, another as e and an accent: the same password. */
const onAnyKeyboard = (password: string): string => password.normalize()

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(onAnyKeyboard(password), settings))

// For what is made by us and of 40 bits, and so cannot be guessed by what people choose: the least that OWASP names.
const codeSettings = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** To be looked up by: the same code under the same salt gives the same hash. */
export const hashWithSalt = async (code: string, salt: Buffer): Promise<string> =>
  (await inTurn(() => hashRaw(code, { ...codeSettings, salt }))).toString('base64url')

/** Made with other settings than those of today. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(
    `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`,
  )

let decoy: Promise<string> | undefined

/** Takes the same time whether or not there is an account: without a hash a decoy is checked. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const against = passwordHash ?? (await decoy)
  const matches = await inTurn(() => verify(against, onAnyKeyboard(password)))
  return matches && passwordHash !== null
}
