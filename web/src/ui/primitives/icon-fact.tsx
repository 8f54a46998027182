import type { Icon } from './icon.ts'

interface IconFactProps {
  icon: Icon
  name: string
  text: string | null
  /** Of a text of the guide's. */
  lang?: 'en' | undefined
  /** A name, say: it has a direction of its own. */
  isWritten?: boolean
}

/** One of a list of small facts: an icon for the eye, a name for the ear. Nothing where nothing is known. */
export function IconFact({ icon: Glyph, name, text, lang, isWritten }: IconFactProps) {
  if (!text) return null
  return (
    <li className="flex items-center gap-1.5">
      <Glyph size={16} className="shrink-0" />
      <span className="sr-only">{name}: </span>
      {lang || isWritten ? <bdi lang={lang}>{text}</bdi> : text}
    </li>
  )
}
