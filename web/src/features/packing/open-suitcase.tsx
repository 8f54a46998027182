/** The empty list's drawing: a case that lies open and waits. */
export function OpenSuitcase() {
  return (
    <svg
      viewBox="0 0 360 190"
      fill="none"
      aria-hidden="true"
      className="mx-auto block h-32 w-full sm:h-44 bg-trip-wash"
    >
      <ellipse cx="180" cy="166" rx="132" ry="9" className="fill-trip" fillOpacity="0.12" />
      <rect
        x="84"
        y="30"
        width="192"
        height="82"
        rx="16"
        className="fill-surface stroke-trip"
        strokeWidth="4"
      />
      <path d="M84 60h192M132 30v82M228 30v82" className="stroke-trip" strokeOpacity="0.35" strokeWidth="3" />
      <path d="M84 96q48 10 96 0t96 0v16H84z" className="fill-trip-line" />
      <path d="M96 112l-10 10M264 112l10 10" className="stroke-trip" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="68"
        y="116"
        width="224"
        height="44"
        rx="14"
        className="fill-trip-fill stroke-trip"
        strokeWidth="4"
      />
      <path d="M84 130h192" stroke="#fff" strokeOpacity="0.35" strokeWidth="4" strokeLinecap="round" />
      <path d="M156 160v-6q0-6 6-6h36q6 0 6 6v6" className="stroke-surface" strokeWidth="4" />
      <path d="M110 116q20-16 44-8t40 0 36-4 20 12z" fill="#f0845c" />
      <path d="M128 116q26-9 52-3t56 3z" className="fill-primary" />
    </svg>
  )
}
