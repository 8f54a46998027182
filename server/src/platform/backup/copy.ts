// PostgreSQL's own way to read and write whole tables, as streams. `pg` knows its messages and leaves their use to us.
import { Readable, Writable } from 'node:stream'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

interface Connection {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What `pg` calls on whatever is being asked. */
interface Asked {
  submit(connection: unknown): void
  handleError(error: Error): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
}

const pieceBytes = 64 * 1024

/** The rows of a statement `copy … to stdout`. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  let connection: Connection | null = null
  let [pieces, gathered, isOver]: [Buffer[], number, boolean] = [[], 0, false]
  const out = new Readable({
    highWaterMark: 4 * pieceBytes,
    read: () => connection?.stream.resume(),
    destroy(error, done) {
      // Whoever reads no further gets no answer to the end either: the connection is of no more use.
      if (!isOver) connection?.stream.destroy()
      done(error)
    },
  })
  const pass = (): void => {
    if (gathered > 0 && !out.push(Buffer.concat(pieces))) connection?.stream.pause()
    ;[pieces, gathered] = [[], 0]
  }
  const asked: Asked & { handleCopyData(message: { chunk: Buffer }): void } = {
    submit(given) {
      connection = given as Connection
      connection.query(statement)
    },
    handleCopyData({ chunk }) {
      // The bytes are those of a buffer that is used again.
      pieces.push(Buffer.from(chunk))
      gathered += chunk.length
      if (gathered >= pieceBytes) pass()
    },
    handleError(error) {
      isOver = true
      out.destroy(error)
    },
    handleCommandComplete: pass,
    handleReadyForQuery() {
      isOver = true
      connection?.stream.resume()
      out.push(null)
    },
  }
  client.query(asked)
  return out
}

/** Takes rows for a statement `copy … from stdin`; finished once PostgreSQL has taken them all. */
export function copyIn(client: pg.ClientBase, statement: string): Writable {
  let connection: Connection | null = null
  let failure: Error | null = null
  let tell: ((error: Error | null) => void) | null = null
  const ready = Promise.withResolvers<void>()
  const into = new Writable({
    highWaterMark: pieceBytes,
    write(chunk: Buffer, _encoding, done) {
      void ready.promise.then(() => {
        if (failure || !connection) return done(failure)
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
        else done()
      })
    },
    final(done) {
      void ready.promise.then(() => {
        tell = done
        if (failure) done(failure)
        else connection?.endCopyFrom()
      })
    },
    destroy(error, done) {
      if (error && !failure) connection?.sendCopyFail('given up')
      done(error)
    },
  })
  const asked: Asked & { handleCopyInResponse(): void } = {
    submit(given) {
      connection = given as Connection
      connection.query(statement)
    },
    handleCopyInResponse: () => ready.resolve(),
    handleError(error) {
      failure = error
      ready.resolve()
      if (!into.destroyed) into.destroy(error)
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => tell?.(failure),
  }
  client.query(asked)
  return into
}
