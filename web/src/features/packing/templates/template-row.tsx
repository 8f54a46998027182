import type { PackingItem } from '@sojourn/contract/packing/schema'
import { newOnList } from '@sojourn/contract/packing/templates'
import { packingTemplatesWords } from '@sojourn/contract/packing/words-templates'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'

interface TemplateRowProps {
  name: string
  items: Parameters<typeof newOnList>[0]
  /** What is on the list already. */
  list: readonly PackingItem[]
  onAdd: () => void
  /** What else can be done with it. */
  menu?: ReactNode
}

export function TemplateRow({ name, items, list, onAdd, menu }: TemplateRowProps) {
  const count = newOnList(items, list).length
  const total = items.length
  return (
    <li className="flex items-center gap-2 border-t border-border py-2">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
        <span className="text-small text-muted-foreground">{hintOf(count, total)}</span>
      </p>
      {count > 0 && (
        <Button
          size="sm"
          variant="trip-soft"
          aria-label={say(packingTemplatesWords.addOf, { count, name })}
          onClick={onAdd}
        >
          {say(packingTemplatesWords.add, { count })}
        </Button>
      )}
      {menu}
    </li>
  )
}

function hintOf(count: number, total: number): string {
  if (count === 0) return packingTemplatesWords.nothingNew
  return count === total
    ? say(packingTemplatesWords.ofThem, { count })
    : say(packingTemplatesWords.newOfThem, { count, total })
}
