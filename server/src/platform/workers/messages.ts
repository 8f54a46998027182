import type { ErrorCode } from '@sojourn/contract/errors/codes'

/** Functions by name that a worker can run: what goes in and comes out is plain data. */
// oxlint-disable-next-line typescript/no-explicit-any -- each has parameters of its own
export type Tasks<T> = { [N in keyof T]: (...args: any[]) => unknown }

/** What a worker is asked. */
export interface Ask {
  name: string
  args: unknown[]
}

/** What it answers: the result, a refusal in our words, or a fault. */
export type TaskAnswer =
  | { value: unknown }
  | { refusal: { code: ErrorCode; message: string; fields: Record<string, string> | undefined } }
  | { fault: unknown }
