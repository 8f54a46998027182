import FlaskConical from 'lucide-react/icons/flask-conical'

/** Stands above every state of the test pages: nobody may take them for real ones. */
export const TestStrip = () => (
  <div className="flex justify-center bg-[repeating-linear-gradient(135deg,var(--sun-wash)_0_14px,color-mix(in_srgb,var(--sun)_38%,var(--sun-wash))_14px_28px)] px-4 py-2.5">
    <p className="flex items-center gap-2 rounded-full bg-surface px-4 py-1.5 text-small text-sun-ink">
      <FlaskConical size={16} aria-hidden />
      <span>
        <strong className="font-[680]">TEST MODE</strong> · Nothing is charged here
      </span>
    </p>
  </div>
)
