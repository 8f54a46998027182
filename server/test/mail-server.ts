import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  headers: string
  text: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** `silent` accepts the connection and says nothing; `busy` asks to come again, `refuse` turns away for good. */
  mood: 'kind' | 'silent' | 'busy' | 'refuse'
  /** Conversations begun so far. */
  visits: number
  /** The next mail that arrives with such a subject. */
  next(subject?: RegExp): Promise<ReceivedMail>
  /** The first mail to this address, whether it is here already or not. */
  to(address: string): Promise<ReceivedMail>
  stop(): Promise<void>
}

/** A real SMTP server on loopback that can misbehave. */
export async function startMailServer(): Promise<MailServer> {
  const waiting: { isMeant: (mail: ReceivedMail) => boolean; take: (mail: ReceivedMail) => void }[] = []
  const deliver = (mail: ReceivedMail): void => {
    mails.received.push(mail)
    const taker = waiting.findIndex(({ isMeant }) => isMeant(mail))
    if (taker !== -1) waiting.splice(taker, 1)[0]?.take(mail)
  }
  /** As it was when a conversation began: nobody changes their mind in the middle of it. */
  const moods = new Map<string, MailServer['mood']>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: ({ id }, callback) => {
      mails.visits++
      moods.set(id, mails.mood)
      if (mails.mood !== 'silent') callback()
    },
    onRcptTo: (_address, { id }, callback) => callback(refusals[moods.get(id) ?? 'kind'] ?? null),
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        deliver({ from, to, ...parse(raw.replaceAll('\r\n', '\n')) })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    mood: 'kind',
    visits: 0,
    next: (subject = /^/) =>
      new Promise((take) => waiting.push({ isMeant: (mail) => subject.test(subjectOf(mail)), take })),
    to: async (address) => {
      const isMeant = ({ to }: ReceivedMail) => to[0] === address
      return mails.received.find(isMeant) ?? new Promise((take) => waiting.push({ isMeant, take }))
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
  return mails
}

const subjectOf = ({ headers }: ReceivedMail): string => /^Subject: (.*)$/m.exec(headers)?.[1] ?? ''

const refusals: Partial<Record<MailServer['mood'], Error>> = {
  busy: Object.assign(new Error('come again later'), { responseCode: 451 }),
  refuse: Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
}

function parse(raw: string): { headers: string; text: string } {
  const end = raw.indexOf('\n\n')
  const [headers, body] = [raw.slice(0, end), raw.slice(end + 2)]
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(headers)
  return { headers, text: isQuoted ? unquote(body) : body }
}

const unquote = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
