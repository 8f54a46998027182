import { bookingsWords } from '@sojourn/contract/bookings/words'
import { say } from '@sojourn/contract/words/say'
import Copy from 'icon:copy'
import Eye from 'icon:eye'
import EyeOff from 'icon:eye-off'
import { useEffect, useState } from 'react'
import { useCopy } from '../../ui/forms/use-copy.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

/** In the background, after so long it hides itself. */
const hidesAfterMs = 60_000

function useShown(): [boolean, (isShown: boolean) => void] {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => setIsShown(false), hidesAfterMs)
    }
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [isShown])
  return [isShown, setIsShown]
}

/** Six dots, whatever its length, until somebody asks for it. */
export function HiddenReference({ title, reference }: { title: string; reference: string }) {
  const [isShown, setIsShown] = useShown()
  const { copy, dialog } = useCopy({
    title: bookingsWords.copyTitle,
    label: bookingsWords.reference,
    description: title,
    copied: bookingsWords.copied,
  })
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      <span className="text-muted-foreground">{bookingsWords.reference}</span>
      {isShown ? (
        <>
          <b dir="auto" className="tracking-[0.1em] [overflow-wrap:anywhere]">
            {reference}
          </b>
          <IconButton
            icon={Copy}
            size="sm"
            variant="soft"
            label={say(bookingsWords.copyReference, { title })}
            onClick={() => void copy(reference)}
          />
          <IconButton
            icon={EyeOff}
            size="sm"
            variant="soft"
            label={say(bookingsWords.hideReference, { title })}
            onClick={() => setIsShown(false)}
          />
        </>
      ) : (
        <>
          <span aria-hidden="true" className="tracking-[0.2em]">
            ••••••
          </span>
          <Button
            size="sm"
            variant="soft"
            icon={Eye}
            aria-label={say(bookingsWords.showReference, { title })}
            onClick={() => setIsShown(true)}
          >
            {bookingsWords.show}
          </Button>
        </>
      )}
      {dialog}
    </span>
  )
}
