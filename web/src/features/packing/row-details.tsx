import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { packingReasonsWords } from '@sojourn/contract/packing/words-reasons'
import type { Saying } from '@sojourn/contract/words/meaning'
import { say } from '@sojourn/contract/words/say'
import { tell } from '@sojourn/contract/words/tell'
import WandSparkles from 'icon:wand-sparkles'
import { useFigures } from '../../session/units.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'

/** The line through the name runs from left to right; the text itself is struck through for whoever reads it otherwise. */
export function ItemName({ id, item: { item, packed, quantity } }: { id: string; item: PackingItem }) {
  return (
    <>
      <span
        id={id}
        dir="auto"
        className={cn(
          'bg-[linear-gradient(currentColor,currentColor)] bg-[position:0_58%] bg-no-repeat [overflow-wrap:anywhere] transition-[background-size,color] duration-[160ms] ease-glide',
          packed
            ? 'bg-[length:100%_1.5px] text-muted-foreground line-through decoration-transparent'
            : 'bg-[length:0%_1.5px]',
        )}
      >
        {item}
      </span>
      {quantity > 1 && (
        <span className="text-small whitespace-nowrap text-muted-foreground"> × {quantity}</span>
      )}
    </>
  )
}

/** What an older version stored is a text, with figures in its units. */
function Reason({ saying }: { saying: Saying }) {
  const figures = useFigures()
  return typeof saying === 'string'
    ? figures.written(saying)
    : tell(saying, { 'packing-reasons': packingReasonsWords }, figures)
}

export function RowDetails({ id, item, whose }: { id: string; item: PackingItem; whose: string | null }) {
  return (
    <span id={id}>
      {item.quantity > 1 && (
        <span className="sr-only">{say(packingWords.pieces, { count: item.quantity })}</span>
      )}{' '}
      {item.essential && (
        <Badge tone="sun" shape="tag" height="low" className="ms-1">
          {packingWords.essential}
        </Badge>
      )}{' '}
      {item.reason && (
        <span className="mt-0.5 flex items-start gap-1.5 text-caption text-muted-foreground">
          <WandSparkles size={14} strokeWidth={2.2} className="mt-0.5 shrink-0" />
          <Reason saying={item.reason} />
        </span>
      )}{' '}
      {item.notes && (
        <span dir="auto" className="mt-0.5 block text-caption text-muted-foreground [overflow-wrap:anywhere]">
          {item.notes}
        </span>
      )}{' '}
      {whose && (
        <span className="mt-0.5 block text-caption text-muted-foreground [overflow-wrap:anywhere] sm:pointer-fine:sr-only">
          {whose}
        </span>
      )}
    </span>
  )
}
