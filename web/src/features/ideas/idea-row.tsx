import type { Idea } from '@sojourn/contract/ideas/schema'
import type { Tally, VoteWay } from '@sojourn/contract/ideas/votes'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { say } from '@sojourn/contract/words/say'
import CalendarPlus from 'icon:calendar-plus'
import Ellipsis from 'icon:ellipsis'
import ExternalLink from 'icon:external-link'
import Pencil from 'icon:pencil'
import ThumbsDown from 'icon:thumbs-down'
import ThumbsUp from 'icon:thumbs-up'
import Trash2 from 'icon:trash-2'
import type { PointerEvent } from 'react'
import type { Voter } from '../../queries/voters.ts'
import { ideaFacts, IdeaMark } from '../../trip-parts/idea-mark.tsx'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Menu } from '../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../ui/primitives/menu-item.ts'
import { deleteIdea, voteOn } from './idea-writes.ts'

interface IdeaRowProps {
  idea: Idea
  tally: Tally
  /** Null until they are read. */
  voters: readonly Voter[] | null
  /** Its mark is what one takes it by. */
  onGrip: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onPut: (idea: Idea) => void
  onEdit: (idea: Idea) => void
}

export function IdeaRow({ idea, tally, voters, onGrip, onPut, onEdit }: IdeaRowProps) {
  const { title, location } = idea
  const facts = [...ideaFacts(idea), ...(location && location !== title ? [location] : [])]
  const vote = (way: VoteWay) => voteOn(idea, tally.own === way ? null : way)
  return (
    <li className="flex items-start gap-3 border-t border-border px-4 py-3">
      <span
        onPointerDown={onGrip}
        className={cn(onGrip && 'cursor-grab touch-none rounded-[12px] active:cursor-grabbing lift:bg-hover')}
      >
        <IdeaMark type={idea.type} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 dir="auto" className="font-semibold leading-snug [overflow-wrap:anywhere]">
          {title}
        </h3>
        {facts.length > 0 && (
          <p className="text-small text-muted-foreground tabular-nums [overflow-wrap:anywhere]">
            {facts.join(' · ')}
          </p>
        )}
        <WhoWants up={tally.up} voters={voters} />
      </div>
      <div className="-my-1 flex shrink-0 items-center">
        <Thumb way="up" title={title} count={tally.up.length} own={tally.own} onVote={vote} />
        <Thumb way="down" title={title} count={tally.down.length} own={tally.own} onVote={vote} />
        <IdeaMenu idea={idea} onPut={onPut} onEdit={onEdit} />
      </div>
    </li>
  )
}

interface ThumbProps {
  way: VoteWay
  title: string
  count: number
  own: VoteWay | null
  onVote: (way: VoteWay) => void
}

const thumbs = {
  up: { icon: ThumbsUp, tint: 'bg-success-wash text-success' },
  down: { icon: ThumbsDown, tint: 'bg-destructive-wash text-destructive-text' },
} as const

function Thumb({ way, title, count, own, onVote }: ThumbProps) {
  const { icon: Glyph, tint } = thumbs[way]
  const isOwn = own === way
  const label = say(way === 'up' ? ideasWords.voteFor : ideasWords.voteAgainst, { title })
  const counted = say(way === 'up' ? ideasWords.votesFor : ideasWords.votesAgainst, { count })
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      aria-label={`${label}, ${counted}`}
      onClick={() => onVote(way)}
      className={cn(
        'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2 text-small font-semibold tabular-nums transition-colors duration-[120ms] lift:bg-hover',
        isOwn ? tint : 'text-muted-foreground',
      )}
    >
      <Glyph size={18} />
      {count > 0 && count}
    </button>
  )
}

function WhoWants({ up, voters }: { up: readonly string[]; voters: readonly Voter[] | null }) {
  const wanting = voters?.filter(({ id }) => up.includes(id)) ?? []
  if (wanting.length === 0 || !voters || voters.length < 2) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-caption text-muted-foreground">
      <span className="flex -space-x-1.5">
        {wanting.slice(0, 4).map(({ id, name, tone }) => (
          <Avatar key={id} name={name} tone={tone} size={22} labelled ring />
        ))}
      </span>
      {wanting.length === voters.length && ideasWords.wantedByAll}
    </p>
  )
}

function IdeaMenu({ idea, onPut, onEdit }: Pick<IdeaRowProps, 'idea' | 'onPut' | 'onEdit'>) {
  const { title, link } = idea
  const items: MenuItem[] = [
    { label: ideasWords.putOnDay, icon: CalendarPlus, onSelect: () => onPut(idea) },
    { label: ideasWords.edit, icon: Pencil, onSelect: () => onEdit(idea) },
  ]
  if (link)
    items.push({
      label: ideasWords.open,
      icon: ExternalLink,
      onSelect: () => window.open(link, '_blank', 'noopener'),
    })
  items.push({ label: ideasWords.remove, icon: Trash2, destructive: true, onSelect: () => deleteIdea(idea) })
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="sm"
          variant="quiet"
          tooltip={false}
          label={say(ideasWords.moreFor, { title })}
        />
      }
      items={items}
    />
  )
}
