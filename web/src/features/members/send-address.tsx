import { membersShareWords } from '@sojourn/contract/members/words-share'
import Send from 'icon:send'
import { Button } from '../../ui/primitives/button.tsx'

interface SendAddressProps {
  title: string
  address: string
}

/** The system's own sheet, on devices that have one. */
export function SendAddress({ title, address }: SendAddressProps) {
  if (typeof navigator.share !== 'function') return null
  // Closing the sheet without sending is no failure.
  const send = () => void navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <Button size="sm" variant="ghost" icon={Send} onClick={send}>
      {membersShareWords.send}
    </Button>
  )
}
