import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { generate } from 'lean-qr'
import { useMemo } from 'react'

/** Light around the picture, as cameras need it. */
const edge = 4

/** A QR code, on white in either theme. */
export function KeyPicture({ link }: { link: string }) {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(drawn(link))}`, [link])
  return (
    <img
      src={address}
      alt={authFactorsWords.picture}
      className="size-44 shrink-0 rounded-lg border border-border bg-white"
    />
  )
}

function drawn(link: string): string {
  const code = generate(link)
  const dots: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dots.push(`M${x} ${y}h1v1h-1z`)
  const side = code.size + 2 * edge
  const box = `${-edge} ${-edge} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${dots.join('')}"/></svg>`
}
