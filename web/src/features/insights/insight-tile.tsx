import type { CrowdLevel, InsightCategory } from '@sojourn/contract/insights/categories'
import type { Insight } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import { insightsCategoriesWords } from '@sojourn/contract/insights/words-categories'
import { insightsCrowdsWords } from '@sojourn/contract/insights/words-crowds'
import CalendarDays from 'icon:calendar-days'
import Clock from 'icon:clock'
import CloudSun from 'icon:cloud-sun'
import Landmark from 'icon:landmark'
import Lightbulb from 'icon:lightbulb'
import Star from 'icon:star'
import Ticket from 'icon:ticket'
import TrainFront from 'icon:train-front'
import User from 'icon:user'
import UsersRound from 'icon:users-round'
import Users from 'icon:users'
import Utensils from 'icon:utensils'
import { languageOf } from '../../session/language-of.ts'
import { useFigures } from '../../session/units.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { toldText } from './told-text.ts'
import { IconFact } from '../../ui/primitives/icon-fact.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'

const categoryIcons: Record<InsightCategory, Icon> = {
  culture: Landmark,
  food: Utensils,
  activities: Ticket,
  transportation: TrainFront,
  weather: CloudSun,
  tips: Lightbulb,
}

const crowdIcons: Record<CrowdLevel, Icon> = { low: User, medium: Users, high: UsersRound }

/** One insight. Its icon follows the category: the words of `icon` come from outside and are not trusted to name one. */
export function InsightTile({ insight }: { insight: Insight }) {
  const { title, category, crowdLevel, rating, description, timeToExplore, bestSeason } = insight
  // A fact, such as an emergency number, has no crowds and no stars.
  const isRated = rating > 0
  const figures = useFigures()
  return (
    <article className="h-full rounded-md border border-border bg-surface p-4 sm:bg-surface-2 [overflow-wrap:anywhere]">
      <div className="flex items-center gap-3">
        <IconTile icon={categoryIcons[category]} />
        <Badge shape="tag">{insightsCategoriesWords[category]}</Badge>
        {isRated && (
          <p className="ms-auto flex shrink-0 items-center gap-1 font-bold tabular-nums">
            <Star size={16} className="text-warning" />
            <span className="sr-only">{insightsWords.rated}</span>
            {rating.toFixed(1)}
            <span className="sr-only">{insightsWords.outOfFive}</span>
          </p>
        )}
      </div>
      <h3 lang={languageOf(title)} className="mt-3 type-card">
        {toldText(title, figures)}
      </h3>
      <p lang={languageOf(description)} className="mt-1 text-muted-foreground">
        {toldText(description, figures)}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        {isRated && (
          <IconFact
            icon={crowdIcons[crowdLevel]}
            name={insightsWords.crowds}
            text={insightsCrowdsWords[crowdLevel]}
          />
        )}
        <IconFact icon={Clock} name={insightsWords.timeToExplore} text={timeToExplore} lang="en" />
        <IconFact icon={CalendarDays} name={insightsWords.bestSeason} text={bestSeason} lang="en" />
      </ul>
    </article>
  )
}
