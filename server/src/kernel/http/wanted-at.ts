/** What somebody hoped for at an address that nothing serves. Every path but a file's belongs to the app, which knows its own 404. */
export function wantedAt(method: string, url: string): 'call' | 'file' | 'page' {
  const [path = ''] = url.split('?')
  if (/^\/api(\/|$)/.test(path) || !['GET', 'HEAD'].includes(method)) return 'call'
  return /\.[a-z0-9]{2,5}$/i.test(path) ? 'file' : 'page'
}
