import type { PackingTemplate } from '@sojourn/contract/packing/template-input'
import { packingTemplatesWords } from '@sojourn/contract/packing/words-templates'
import { say } from '@sojourn/contract/words/say'
import Ellipsis from 'icon:ellipsis'
import Pencil from 'icon:pencil'
import Trash2 from 'icon:trash-2'
import { tellFailure } from '../../../sync/http/tell-failure.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import { readTemplatesAgain } from './own-templates.ts'

interface TemplateMenuProps {
  template: PackingTemplate
  onRename: () => void
}

/** What else can be done with a template of one's own. */
export function TemplateMenu({ template, onRename }: TemplateMenuProps) {
  const { id, name, items } = template
  const params = { id }
  const bringBack = useWrite('packing.saveTemplate', {
    onError: (error) => tellFailure(error, packingTemplatesWords.saveFailed),
    onSettled: readTemplatesAgain,
  })
  const remove = useWrite('packing.removeTemplate', {
    onSuccess: () =>
      toast({
        variant: 'removed',
        title: packingTemplatesWords.deleted,
        description: name,
        action: {
          label: packingTemplatesWords.undo,
          undo: true,
          onPress: () => bringBack.mutate({ params, body: { name, items } }),
        },
      }),
    onError: (error) => tellFailure(error, packingTemplatesWords.deleteFailed),
    onSettled: readTemplatesAgain,
  })
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          label={say(packingTemplatesWords.more, { name })}
          tooltip={false}
          busy={remove.isPending}
        />
      }
      items={[
        { label: packingTemplatesWords.rename, icon: Pencil, onSelect: onRename },
        {
          label: packingTemplatesWords.delete,
          icon: Trash2,
          destructive: true,
          onSelect: () => remove.mutate({ params }),
        },
      ]}
    />
  )
}
