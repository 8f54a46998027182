import { productName } from '@sojourn/contract/product'
import type { Env } from '../env/env.ts'
import { loopback } from '../env/private-addresses.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** How the links of a mail are made. */
export interface MailLinks {
  /** Where people reach the server. */
  address: string
  /** Goes to the mailbox and nowhere else, so that whoever follows the link has proven the address. */
  isMailed: boolean
}

export type Mailer = (mail: Mail) => Promise<void>

export interface MailServer {
  url: string
  /** As the header says it, or an address alone. */
  from: string | null
  /** Of the sender, where the header does not say it. */
  name: string | null
}

type Sender = string | { name: string; address: string }

/** As an object the name is taken as it is. */
function senderOf({ from, name }: MailServer, { APP_URL }: Env): Sender {
  if (from && name === null) return from
  const address = from ?? `no-reply@${new URL(APP_URL ?? 'http://localhost').hostname}`
  return { name: name ?? productName, address }
}

/** Sends through the operator's mail server. */
export function openMailer(mailServer: MailServer, env: Env, limitMs = 10_000): Mailer {
  const { url } = mailServer
  const from = senderOf(mailServer, env)
  // Without this the library goes on in plain text when the server, or somebody in between, offers no encryption.
  const requireTLS = !env.SMTP_PLAINTEXT && !loopback.has(new URL(url).hostname)
  return (mail) => send({ url, requireTLS, limitMs }, from, mail)
}

async function send(
  { limitMs, ...server }: { url: string; requireTLS: boolean; limitMs: number },
  from: Sender,
  { to, subject, text }: Mail,
): Promise<void> {
  // Only a server that sends mail pays for loading it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...server,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  })
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' })),
      limitMs,
    )
  })
  // As an object the address is taken as it is; as a text a comma in it would make two.
  const sending = transport.sendMail({ from, to: { name: '', address: to }, subject, text })
  sending.catch(() => undefined)
  try {
    await Promise.race([sending, tooLate])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}
