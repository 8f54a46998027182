import type { Sheet } from '@sojourn/postcards/picture'
import { useEffect, useState } from 'react'
import { onceIdle } from '../browser/when-idle.ts'

type Pictures = ReadonlyMap<string, Promise<string>>

const sheets = new Map<string, Promise<Pictures>>()

/** Cuts a sheet into images of their own: drawn as one, its pictures would hold up the page in one long piece. */
async function readSheet({ address, pictures }: Sheet): Promise<Pictures> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const sheet = await answer.text()
  const [, ...drawings] = sheet.slice(0, sheet.lastIndexOf('</svg>')).split('<svg y=')
  // An address for a blob comes from another process of the browser, so each is asked for in a moment of its own.
  let last: Promise<unknown> = Promise.resolve()
  return new Map(
    drawings.map((drawing, n) => {
      const image = new Blob(['<svg y=', drawing], { type: 'image/svg+xml' })
      const src = last.then(idleMoment).then(() => URL.createObjectURL(image))
      last = src
      return [pictures[n] ?? '', src]
    }),
  )
}

const idleMoment = () =>
  new Promise<void>((resolve) => onceIdle(resolve, { patienceMs: 200, otherwiseMs: 0 }))

function cutSheet(sheet: Sheet): Promise<Pictures> {
  const known = sheets.get(sheet.address)
  if (known) return known
  const cut = readSheet(sheet)
  sheets.set(sheet.address, cut)
  cut.catch(() => sheets.delete(sheet.address))
  return cut
}

/** Where the picture is, or null while the sheet that holds it is on its way; by itself if the sheet cannot be had. */
export function usePicture(address: string, sheet: Sheet | null | undefined): string | null {
  const [found, setFound] = useState<{ address: string; src: string } | null>(null)
  const holder = sheet?.pictures.includes(address) ? sheet : null
  useEffect(() => {
    if (!holder) return undefined
    let left = false
    const show = (src: string) => !left && setFound({ address, src })
    void cutSheet(holder)
      .then((pictures) => pictures.get(address) ?? address)
      .then(show, () => show(address))
    return () => {
      left = true
    }
  }, [address, holder])
  if (!holder) return address
  return found?.address === address ? found.src : null
}
