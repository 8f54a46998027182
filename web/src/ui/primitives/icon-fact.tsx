import type { Icon } from './icon.ts'

/** One of a list of small facts: an icon for the eye, a name for the ear. Nothing where nothing is known. */
export function IconFact({ icon: Glyph, name, text }: { icon: Icon; name: string; text: string | null }) {
  if (!text) return null
  return (
    <li className="flex items-center gap-1.5">
      <Glyph size={16} className="shrink-0" />
      <span className="sr-only">{name}: </span>
      {text}
    </li>
  )
}
