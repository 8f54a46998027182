import { parentPort } from 'node:worker_threads'
import { AppError } from '../errors/app-error.ts'
import type { Ask, Tasks, TaskAnswer } from './messages.ts'

/** In a thread of its own: does what it is asked, one task after the other. */
export function serveTasks(tasks: Tasks<Record<string, unknown>>): void {
  const answerTo = async ({ name, args }: Ask): Promise<TaskAnswer> => {
    try {
      return { value: await tasks[name]?.(...args) }
    } catch (error) {
      if (!(error instanceof AppError)) return { fault: error }
      const { code, message, fields } = error
      return { refusal: { code, message, fields } }
    }
  }
  parentPort?.on(
    'message',
    (ask: Ask) => void answerTo(ask).then((told) => parentPort?.postMessage(told, [])),
  )
}
