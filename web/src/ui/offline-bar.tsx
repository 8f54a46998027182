import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'

import { signInAddress } from '../lib/sign-in-address.ts'
import { cn } from './cn.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './spinner.tsx'

export type OfflineState = 'offline' | 'syncing' | 'saved' | 'failed'

interface OfflineBarProps {
  state: OfflineState
  /** Changes that wait on this device, or, for `failed`, that were refused. */
  count?: number
  /** Shows Review beside refused changes. */
  onReview?: () => void
  className?: string
}

const icons: Record<OfflineState, Icon> = {
  offline: CloudOff,
  syncing: Spinner,
  saved: CloudCheck,
  failed: CloudAlert,
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

function words(state: OfflineState, count: number): ReactNode {
  if (state === 'syncing') return 'Syncing…'
  if (state === 'saved') return 'All changes saved'
  if (state === 'failed') return `${changes(count)} could not be saved`
  return (
    <>
      <strong className="font-[680]">You are offline.</strong>
      {count > 0
        ? ` ${changes(count)} ${count === 1 ? 'is' : 'are'} saved on this device.`
        : ' The rest arrives with the connection.'}
    </>
  )
}

/** The ink bar below the header: what the connection means for the work just done. */
export function OfflineBar({ state, count = 0, onReview, className }: OfflineBarProps) {
  return (
    <InkBar
      icon={icons[state]}
      className={className}
      action={
        state === 'failed' &&
        onReview && (
          <button type="button" onClick={onReview} className={actionLook}>
            Review
          </button>
        )
      }
    >
      {words(state, count)}
    </InkBar>
  )
}

/** The session ended while the page stood open: what is on it stays, but is as old as that. */
export function LoggedOutBar({ className }: { className?: string }) {
  return (
    <InkBar
      icon={LogOut}
      className={className}
      action={
        <a href={signInAddress()} className={cn(actionLook, 'inline-flex items-center')}>
          Sign In
        </a>
      }
    >
      <strong className="font-[680]">You are logged out.</strong> Sign in to carry on where you were.
    </InkBar>
  )
}

const actionLook =
  'min-h-11 shrink-0 rounded-full px-3 font-[640] text-night-sun -outline-offset-4 outline-white hover:underline'

interface InkBarProps {
  icon: Icon
  action: ReactNode
  className?: string | undefined
  children: ReactNode
}

function InkBar({ icon: Glyph, action, className, children }: InkBarProps) {
  return (
    <div
      className={cn(
        'flex min-h-11 items-center gap-2.5 rounded-md bg-ink-bar py-1 pr-2 pl-4 text-white',
        className,
      )}
    >
      <Glyph size={18} className="shrink-0" />
      <output className="min-w-0 flex-1 py-1.5 leading-snug">{children}</output>
      {action}
    </div>
  )
}
