import { type ComponentProps, type ReactNode, useContext, useId } from 'react'
import { Chosen, idsOf, type TabItem, TabRow } from './tab-row.tsx'

interface TabsProps<Value extends string> {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** For the row of tabs: sticky placement, negative margins up to the screen's edge. */
  listClassName?: string
  children: ReactNode
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, listClassName, children } = props
  return (
    <Chosen value={{ value, id: useId() }}>
      <div>
        <TabRow
          label={label}
          items={items}
          value={value}
          onChoose={(next) => onValueChange(next as Value)}
          className={listClassName}
        />
        {children}
      </div>
    </Chosen>
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string
}

/** What a tab shows. It is in the page only while its tab is chosen. */
export function TabPanel({ value, ...rest }: TabPanelProps) {
  const chosen = useContext(Chosen)
  if (chosen.value !== value) return null
  const ids = idsOf(chosen.id, value)
  // A panel without controls of its own is reached by the keyboard too.
  return <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} tabIndex={0} {...rest} />
}
