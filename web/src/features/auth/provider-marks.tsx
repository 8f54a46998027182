import type { ProviderName } from '@sojourn/contract/auth/providers'
import type { Icon, IconProps } from '../../ui/primitives/icon.ts'

/** The four colours of the G are the provider's own and the same in both themes. */
function GoogleMark({ size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <g strokeWidth="4">
        <path d="M5.29 7.64A8 8 0 0 1 17.95 6.65" stroke="#ea4335" />
        <path d="M5.29 16.36A8 8 0 0 1 5.29 7.64" stroke="#fbbc05" />
        <path d="M18.13 17.14A8 8 0 0 1 5.29 16.36" stroke="#34a853" />
        <path d="M12 12h8A8 8 0 0 1 18.13 17.14" stroke="#4285f4" />
      </g>
    </svg>
  )
}

function AppleMark({ size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 7.2C10.8 7.2 9.6 6.4 8.2 6.4c-2.8 0-4.8 2.4-4.8 6 0 4.2 2.8 9 5.5 9 1.1 0 1.9-.7 3.2-.7s2 .7 3.2.7c2.4 0 4.4-3.2 5.1-5.5-1.8-.7-2.9-2.2-2.9-4 0-1.7.9-3 2.4-3.8C18.9 6.9 17.4 6.4 16 6.4c-1.5 0-2.8.8-4 .8Z" />
      <path d="M12.1 5.6c-.2-2 1.5-3.8 3.5-4 .2 2.1-1.5 3.9-3.5 4Z" />
    </svg>
  )
}

export const providerMarks: Record<ProviderName, Icon> = { google: GoogleMark, apple: AppleMark }
