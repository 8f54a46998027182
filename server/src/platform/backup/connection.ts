import type { Duplex } from 'node:stream'
import pg from 'pg'

/** However long it takes, and every value as the same text on whichever PostgreSQL. */
const settings = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=3',
  'client_encoding=UTF8',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
]

/** One connection for as long as a backup is made or loaded; whoever gives up waits for nothing. */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const client = new pg.Client({ connectionString: url, options })
  // It may break at any moment; whoever waits for an answer is told.
  client.on('error', () => undefined)
  await client.connect()
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  const giveUp = (): void => void stream.destroy()
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', giveUp)
    await client.end().catch(() => undefined)
  }
}
