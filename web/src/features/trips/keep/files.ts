/** Beside the worker's caches, which find it too; what is put here is not thrown out by what is seen later. */
const keptCache = 'sojourn-kept'

interface Progress {
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** Reads an answer piece by piece, so that its size can be told while it comes. */
async function bodyOf(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = []
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value)
    onBytes(read.value.byteLength)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

/** Fetches what is not here yet. What never changes behind its address may come from anywhere. */
export async function download(addresses: readonly string[], { signal, onBytes }: Progress): Promise<void> {
  const kept = await caches.open(keptCache)
  for (const address of addresses) {
    const known = await kept.match(address)
    if (known) {
      onBytes((await known.blob()).size)
      continue
    }
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const headers = new Headers(response.headers)
    // The pieces are unpacked already.
    headers.delete('content-encoding')
    headers.delete('content-length')
    await kept.put(address, new Response(await bodyOf(response, onBytes), { headers }))
  }
}

export async function hasFiles(addresses: readonly string[]): Promise<boolean> {
  const kept = await caches.open(keptCache)
  const found = await Promise.all(addresses.map((address) => kept.match(address)))
  return found.every(Boolean)
}

export async function dropFiles(addresses: readonly string[]): Promise<void> {
  const kept = await caches.open(keptCache)
  await Promise.all(addresses.map((address) => kept.delete(address)))
}
