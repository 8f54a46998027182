/** The next start comes from the server, as it is now; the service worker keeps that one then. */
export async function forgetStart(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete('/app.html')))
}
