import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What a browser does with a passkey, without one: makes a key for a site, and signs what it is asked to. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = Buffer.from('nobody').toString('base64url')
  #uses = 0

  constructor(origin = 'http://localhost') {
    this.#origin = origin
  }

  make(options: Record<string, unknown>, { isPersonSure = true } = {}) {
    const { challenge, user } = options as { challenge: string; user: { id: string } }
    this.#userHandle = user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      // A map of five: EC2, ES256, P-256, x, y.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const id = Buffer.from(this.id, 'base64url')
    const data = Buffer.concat([
      this.#data(isPersonSure ? 0x45 : 0x41),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      ...this.#credential,
      response: {
        clientDataJSON: this.#said('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign(options: Record<string, unknown>, { isPersonSure = true } = {}) {
    this.#uses += 1
    const said = this.#said('webauthn.get', (options as { challenge: string }).challenge)
    const data = this.#data(isPersonSure ? 0x05 : 0x01)
    const signer = createSign('sha256')
    signer.update(data).update(createHash('sha256').update(said).digest())
    return {
      ...this.#credential,
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signer.sign(this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  get #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const
  }

  #said(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(flags: number): Buffer {
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(this.#uses)
    return Buffer.concat([site, Buffer.from([flags]), uses])
  }
}
