import { billingPaymentWords } from '@sojourn/contract/billing/words-payment'

export function VerifyingRoute() {
  return (
    <div aria-hidden="true" className="w-full max-w-[260px]">
      <svg viewBox="0 0 240 64" fill="none" className="w-full">
        <path d="M24 52C60 52 70 20 114 20" stroke="var(--trip)" strokeWidth="4.5" strokeLinecap="round" />
        <path
          d="M138 22c40 4 44 28 72 30"
          stroke="var(--line-strong)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0 9"
          className="motion-safe:animate-pulse-dot"
        />
        <circle cx="24" cy="52" r="7" fill="var(--trip)" />
        <circle cx="126" cy="20" r="12" fill="var(--trip-fill)" />
        <path
          d="m121 20 4 4 7-8"
          stroke="var(--on-trip)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="216" cy="52" r="6" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="4" />
      </svg>
      <p className="mt-1 grid grid-cols-3 text-small text-muted-foreground">
        <span className="text-start">{billingPaymentWords.payment}</span>
        <span className="font-semibold text-foreground">{billingPaymentWords.bank}</span>
        <span className="text-end">{billingPaymentWords.premium}</span>
      </p>
    </div>
  )
}
