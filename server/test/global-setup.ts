import type { TestProject } from 'vitest/node'
import { startTestServer } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { base: string; template: string }
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('database', { base: JSON.stringify(server.base), template: server.template })
  return () => server.stop()
}
