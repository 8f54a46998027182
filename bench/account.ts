/** A signed-in caller over real HTTP, for load runs. */
export interface Account {
  cookie: string
  send<T>(method: string, path: string, body?: unknown): Promise<T>
}

export async function newAccount(url: string, email: string): Promise<Account> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a quiet harbour', name: 'Load Runner' }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (!answer.ok || !cookie) throw new Error(`sign-up answered ${answer.status}`)
  return accountAt(url, cookie)
}

/** Somebody who is signed in already, at another address perhaps. */
export function accountAt(url: string, cookie: string): Account {
  return {
    cookie,
    send: async (method, path, body) => {
      const response = await fetch(url + path, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!response.ok)
        throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as never
    },
  }
}
