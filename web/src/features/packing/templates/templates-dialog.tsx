import { templateKinds } from '@sojourn/contract/packing/data/templates'
import type { PackingTemplate } from '@sojourn/contract/packing/template-input'
import { productTemplate } from '@sojourn/contract/packing/templates'
import { packingTemplatesWords } from '@sojourn/contract/packing/words-templates'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { addFromTemplate, templatesQuery } from './own-templates.ts'
import { SaveTemplateDialog } from './save-template-dialog.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { TemplateRow } from './template-row.tsx'

interface TemplatesDialogProps {
  tripId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One's own and the product's: each adds what the list does not have yet. */
export function TemplatesDialog({ tripId, open, onOpenChange }: TemplatesDialogProps) {
  const { data: list } = useQuery(collectionQuery(tripId, 'packing'))
  const own = useQuery(templatesQuery)
  const [renamed, setRenamed] = useState<PackingTemplate | null>(null)
  const rowOf = (name: string, items: PackingTemplate['items']) => ({
    name,
    items,
    list: list ?? [],
    onAdd: () => {
      onOpenChange(false)
      inBackground(() => addFromTemplate(tripId, name, items))
    },
  })
  return (
    <>
      <Dialog
        open={open}
        quiet
        onOpenChange={onOpenChange}
        title={packingTemplatesWords.start}
        description={packingTemplatesWords.startText}
      >
        <div className="flex flex-col gap-5">
          <Section title={packingTemplatesWords.own}>
            {own.data?.map((template) => (
              <TemplateRow
                key={template.id}
                {...rowOf(template.name, template.items)}
                menu={<TemplateMenu template={template} onRename={() => setRenamed(template)} />}
              />
            ))}
            {own.data?.length === 0 && <Told>{packingTemplatesWords.noneOwn}</Told>}
            {!own.data && own.isError && <Told>{packingTemplatesWords.notLoaded}</Told>}
          </Section>
          <Section title={packingTemplatesWords.general}>
            {templateKinds.map((kind) => (
              <TemplateRow key={kind} {...rowOf(packingTemplatesWords[kind], productTemplate(kind))} />
            ))}
          </Section>
        </div>
      </Dialog>
      {renamed && (
        <SaveTemplateDialog
          template={renamed}
          name={renamed.name}
          open
          onOpenChange={(next) => !next && setRenamed(null)}
        />
      )}
    </>
  )
}

const Told = ({ children }: { children: string }) => (
  <li className="border-t border-border py-3 text-small text-muted-foreground">{children}</li>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-bold">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
