import { lateError, offlineError, unreadableAnswer } from './api-error.ts'

export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    throw failure(error, path)
  }
}

export async function bodyOf(response: Response, path: string): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (error) {
    throw failure(error, path)
  }
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw unreadableAnswer(response.status, path)
  }
}

function failure(error: unknown, path: string): unknown {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return error
  return name === 'TimeoutError' ? lateError(path) : offlineError(path)
}
