import type { TestProject } from 'vitest/node'
import { startTestServer } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { url: string; template: string }
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('database', { url: server.url, template: server.template })
  return () => server.stop()
}
