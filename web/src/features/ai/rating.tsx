import { aiWords } from '@sojourn/contract/ai/words'
import Star from 'icon:star'

/** An estimate, not reviews (U-079). */
export function Rating({ rating }: { rating: number }) {
  return (
    <span
      title={aiWords.ourEstimate}
      className="inline-flex items-center gap-1.5 text-small leading-[inherit] font-semibold tabular-nums"
    >
      <Star size={16} className="text-muted-foreground" />
      <span className="sr-only">{aiWords.estimatedRating} </span>
      {rating.toFixed(1)}
      <span className="sr-only"> {aiWords.outOfFive}</span>
    </span>
  )
}
