// Runs in a thread of its own: does what it is asked, one task after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../errors/app-error.ts'
import type { Ask, Tasks, Told } from './messages.ts'

const { tasks } = (await import(String(workerData))) as { tasks: Tasks }

async function answerTo({ name, args }: Ask): Promise<Told> {
  try {
    return { value: await tasks[name]?.(...args) }
  } catch (error) {
    if (!(error instanceof AppError)) return { fault: error }
    const { code, message, fields } = error
    return { refusal: { code, message, fields } }
  }
}

parentPort?.on('message', (ask: Ask) => void answerTo(ask).then((told) => parentPort?.postMessage(told, [])))
