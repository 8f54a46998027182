import { shellWords } from '@sojourn/contract/shell/words'
import { say } from '@sojourn/contract/words/say'
import CloudOff from 'icon:cloud-off'
import LogOut from 'icon:log-out'
import type { ReactNode } from 'react'

import { signInAddress } from '../session/sign-in-address.ts'
import { cn } from '../ui/primitives/cn.ts'
import type { Icon } from '../ui/primitives/icon.ts'

interface BarProps {
  className?: string
}

interface OfflineBarProps extends BarProps {
  /** From when is what the page shows; null when that is not known. */
  asOf: string | null
  /** There is a connection, but no answer. */
  isSlow?: boolean
  /** Changes that wait on this device. */
  unsent?: number
}

/** The ink bar below the header: what is shown may be out of date. */
export function OfflineBar({ asOf, isSlow = false, unsent = 0, className }: OfflineBarProps) {
  return (
    <InkBar icon={CloudOff} className={className}>
      <strong className="font-bold">{isSlow ? shellWords.noAnswer : shellWords.offline}</strong>{' '}
      {asOf ? say(shellWords.asOf, { time: asOf }) : shellWords.restArrives}
      {unsent > 0 && ` ${say(shellWords.savedHere, { count: unsent })}`}
    </InkBar>
  )
}

/** The session ended while the page stood open: what is on it stays, but is as old as that. */
export function LoggedOutBar({ unsent = 0, className }: BarProps & { unsent?: number }) {
  return (
    <InkBar
      icon={LogOut}
      className={className}
      action={
        <a
          href={signInAddress()}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-bold text-night-sun -outline-offset-4 outline-white hover:underline"
        >
          {shellWords.signIn}
        </a>
      }
    >
      {unsent > 0 ? (
        <strong className="font-bold">{say(shellWords.signInToSave, { count: unsent })}</strong>
      ) : (
        <>
          <strong className="font-bold">{shellWords.loggedOut}</strong> {shellWords.signInToCarryOn}
        </>
      )}
    </InkBar>
  )
}

interface InkBarProps {
  icon: Icon
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

function InkBar({ icon: Glyph, action, className, children }: InkBarProps) {
  return (
    <div
      className={cn(
        'flex min-h-11 items-center gap-2.5 rounded-md bg-ink-bar py-1 pe-2 ps-4 text-white',
        className,
      )}
    >
      <Glyph size={18} className="shrink-0" />
      <output className="min-w-0 flex-1 py-1.5 leading-snug">{children}</output>
      {action}
    </div>
  )
}
