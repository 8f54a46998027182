import { aiWords } from '@sojourn/contract/ai/words'
import { type LookedUp, notCheckedText, type Source } from '@sojourn/contract/ai/texts'
import { aiSourcesWords } from '@sojourn/contract/ai/words-sources'
import BookOpen from 'icon:book-open'
import CircleHelp from 'icon:circle-question-mark'
import Quote from 'icon:message-square-quote'
import Sparkles from 'icon:sparkles'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'

export function SourceLabel({ source }: { source: Source }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <BookOpen size={16} className="shrink-0" />
      <span className="sr-only">{aiWords.source} </span>
      {aiSourcesWords[source]}
    </span>
  )
}

interface Looked {
  /** What an older version kept on this device has none. */
  checked?: readonly LookedUp[]
}

/** The guide's data are English. A meal where no table is known is ours, and no reason is given for it. */
export const guideLanguage = ({ reason }: { reason: string }): 'en' | undefined => (reason ? 'en' : undefined)

/** Whether its price was looked up: else what stands there is no price. */
export const hasPrice = ({ checked }: Looked): boolean => checked?.includes('cost') ?? false

/** What was not looked up; nothing where all was. */
export function NotVerified({ of: { checked = [] } }: { of: Looked }) {
  const text = notCheckedText(checked)
  if (text === null) return null
  return (
    <Badge shape="tag" tone="outline" icon={CircleHelp} wraps>
      {text}
    </Badge>
  )
}

/** What a model says, as its own: quoted, and apart from what was looked up. */
export function ModelWords({ text, className }: { text: string | null; className?: string }) {
  if (!text) return null
  return (
    <figure
      className={cn(
        'rounded-sm border border-dashed border-line-strong px-3 py-2 text-small [overflow-wrap:anywhere]',
        className,
      )}
    >
      <figcaption className="flex items-center gap-1.5 text-caption font-semibold text-muted-foreground">
        <Quote size={14} className="shrink-0" />
        {aiWords.inModelsWords}
      </figcaption>
      <blockquote lang="en" className="mt-1 text-muted-foreground italic">
        {text}
      </blockquote>
    </figure>
  )
}

/** Why it is suggested: the most valuable line. */
export function Reason({ text, className }: { text: string; className?: string }) {
  if (!text) return null
  return (
    <p
      className={cn(
        'flex items-start gap-2 rounded-sm bg-ai-wash px-3 py-2 text-small text-ai [overflow-wrap:anywhere]',
        className,
      )}
    >
      <Sparkles size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">{aiWords.why} </span>
        {text}
      </span>
    </p>
  )
}
