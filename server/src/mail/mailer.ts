import { productName } from '@sojourn/contract/product'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Writes and sends after the answer: whoever asked neither waits for the mail nor learns that it failed. */
  later(write: () => Promise<Mail | null>): void
}

const limitMs = 10_000

/** Mail through the operator's server; null when none is configured. A closing server finishes what it has begun. */
export function openMailer(app: FastifyInstance, env: Env): Mailer | null {
  const { SMTP_URL: url } = env
  if (!url) return null
  const from =
    env.MAIL_FROM ?? `${productName} <no-reply@${new URL(env.APP_URL ?? 'http://localhost').hostname}>`
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return {
    later: (write) => {
      const work = write()
        .then((mail) => (mail ? send(url, from, mail) : undefined))
        .catch((error: unknown) => {
          // Codes only: the server's own words may repeat the recipient's address.
          const { code, responseCode } = error as { code?: string; responseCode?: number }
          app.log.error({ code, responseCode }, 'mail not sent')
        })
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
  }
}

async function send(url: string, from: string, { to, subject, text }: Mail): Promise<void> {
  // Only a server that sends mail pays for loading it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
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
