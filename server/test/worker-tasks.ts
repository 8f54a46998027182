import { AppError } from '../src/platform/errors/app-error.ts'
import { serveTasks } from '../src/platform/workers/worker.ts'

/** A gate that a test opens: memory that its threads share. */
export const closedGate = (): Int32Array => new Int32Array(new SharedArrayBuffer(4))

export function openGate(gate: Int32Array): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

export const tasks = {
  double: (n: number) => 2 * n,
  /** Holds its thread until the gate is open. */
  pass: (gate: Int32Array) => {
    Atomics.wait(gate, 0, 0)
    return 'passed'
  },
  spin: () => {
    for (;;);
  },
  leave: () => process.exit(3),
  eat: () => {
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, n) => n))
  },
  fail: () => {
    throw new Error('out of luck')
  },
  refuse: () => {
    throw new AppError('invalid_input', 'Too long', { fields: { title: 'Too long' } })
  },
}

serveTasks(tasks)
