import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

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
  stop(): Promise<void>
}

/** A small SMTP server on loopback: one real conversation per mail. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const waiting: { subject: RegExp; take: (mail: ReceivedMail) => void }[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    mails.visits++
    void converse(socket, mails, (mail) => {
      mails.received.push(mail)
      const taker = waiting.findIndex(({ subject }) => subject.test(subjectOf(mail)))
      if (taker !== -1) waiting.splice(taker, 1)[0]?.take(mail)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    mood: 'kind',
    visits: 0,
    next: (subject = /^/) => new Promise((take) => waiting.push({ subject, take })),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return mails
}

const subjectOf = ({ headers }: ReceivedMail): string => /^Subject: (.*)$/m.exec(headers)?.[1] ?? ''

const recipientAnswers: Partial<Record<MailServer['mood'], string>> = {
  busy: '451 come again later',
  refuse: '550 no such mailbox',
}

async function converse(
  socket: Socket,
  { mood }: MailServer,
  deliver: (mail: ReceivedMail) => void,
): Promise<void> {
  if (mood === 'silent') return
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test ESMTP')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  let mail = { from: '', to: [] as string[] }
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const address = /<(.*)>/.exec(line.value)?.[1] ?? ''
    switch (line.value.slice(0, 4).toUpperCase()) {
      case 'MAIL':
        mail = { from: address, to: [] }
        say('250 ok')
        break
      case 'RCPT':
        mail.to.push(address)
        say(recipientAnswers[mood] ?? '250 ok')
        break
      case 'DATA':
        say('354 go on')
        deliver({ ...mail, ...parse(await content(lines)) })
        say('250 taken')
        break
      case 'QUIT':
        say('221 bye')
        socket.end()
        break
      default:
        say('250 ok')
    }
  }
}

/** Everything up to the line that holds a dot alone. */
async function content(lines: AsyncIterator<string>): Promise<string> {
  const read: string[] = []
  for (let line = await lines.next(); !line.done && line.value !== '.'; line = await lines.next())
    read.push(line.value.replace(/^\.\./, '.'))
  return read.join('\n')
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
