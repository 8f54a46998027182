import { useEffect, useState } from 'react'
import type { DeadLetter } from '../../sync/overlay/write.ts'

/** What the server refused a write with, in the reader's language: its texts come when there is one to tell. */
export async function toldReason({ reason }: DeadLetter): Promise<string> {
  if (typeof reason === 'string') return reason
  try {
    const { refusalText } = await import('../../sync/http/refusal-text.ts')
    return refusalText(reason)
  } catch {
    return ''
  }
}

export function useToldReason(parked: DeadLetter): string {
  const [told, setTold] = useState('')
  useEffect(() => {
    let isHere = true
    void toldReason(parked).then((text) => isHere && setTold(text))
    return () => {
      isHere = false
    }
  }, [parked])
  return told
}
