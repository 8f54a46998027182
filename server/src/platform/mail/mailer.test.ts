import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../../test/mail-server.ts'
import { readEnv } from '../env/env.ts'
import { openMailer } from './mailer.ts'

let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.stop())

const mail = { to: 'maya@example.com', subject: 'Reset', text: 'A secret link' }

test('a mail server elsewhere that offers no encryption gets no mail, unless the operator allows plain text', async () => {
  // Leads here too, but is not known to be this very machine.
  const SMTP_URL = mails.url.replace('127.0.0.1', '0.0.0.0')
  const send = (settings: Record<string, string>) =>
    openMailer({ url: SMTP_URL, from: null, name: null }, readEnv(settings))(mail)
  await expect(send({})).rejects.toMatchObject({ code: 'ETLS' })
  expect(mails.received).toEqual([])
  await send({ SMTP_PLAINTEXT: 'true' })
  expect(mails.received).toHaveLength(1)
})
