import { httpNeedsWords } from '@sojourn/contract/http/words-needs'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import type { PackingTemplate } from '@sojourn/contract/packing/template-input'
import { maxTemplateItems, templateItems } from '@sojourn/contract/packing/templates'
import { packingRefusalsWords } from '@sojourn/contract/packing/words-refusals'
import { packingTemplatesWords } from '@sojourn/contract/packing/words-templates'
import { maxLength } from '@sojourn/contract/values/limits'
import { tooLong } from '@sojourn/contract/values/too-long'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { useNeedsConnection } from '../../../browser/use-connection-lost.ts'
import { tellFailure } from '../../../sync/http/tell-failure.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { type FieldErrors, useForm } from '../../../ui/forms/use-form.ts'
import { readTemplatesAgain } from './own-templates.ts'

interface SaveTemplateDialogProps {
  /** What it holds; of a template that is there only its name changes. */
  list?: readonly PackingItem[]
  template?: PackingTemplate
  /** As it is proposed. */
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Templates belong to the account: without a connection it says that it needs one. */
export function SaveTemplateDialog({
  list = [],
  template,
  name,
  open,
  onOpenChange,
}: SaveTemplateDialogProps) {
  const offline = useNeedsConnection(httpNeedsWords.template)
  const close = () => onOpenChange(false)
  const { errors, isSaving, input, submit } = useNameForm({ list, template, name }, close)
  const isCut = !template && list.length > maxTemplateItems
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="confirm"
      title={template ? say(packingTemplatesWords.renameOf, { name }) : packingTemplatesWords.save}
      {...(!template && { description: packingTemplatesWords.saveText })}
      locked={isSaving}
      onSubmit={submit}
      actionsNote={offline && <span className="text-small font-semibold">{offline}</span>}
      actions={
        <SaveActions onCancel={close} busy={isSaving} busyLabel={packingTemplatesWords.saving}>
          {template ? packingTemplatesWords.rename : packingTemplatesWords.saveAction}
        </SaveActions>
      }
    >
      <Field
        label={packingTemplatesWords.name}
        required
        error={errors.name}
        {...(isCut && { hint: say(packingTemplatesWords.firstOnes, { most: maxTemplateItems }) })}
      >
        <TextInput autoComplete="off" {...input('name')} />
      </Field>
    </Dialog>
  )
}

type Saved = Pick<SaveTemplateDialogProps, 'template' | 'name'> & { list: readonly PackingItem[] }

const nameErrors = (form: { name: string }): FieldErrors<{ name: string }> => ({
  ...tooLong(form, { name: maxLength.name }),
  ...(!form.name.trim() && { name: packingRefusalsWords.nameRequired }),
})

function useNameForm({ list, template, name }: Saved, close: () => void) {
  // One template, however often it is sent.
  const [id, setId] = useState(() => template?.id ?? crypto.randomUUID())
  const save = useWrite('packing.saveTemplate', {
    onSuccess: (saved) => {
      const title = template ? packingTemplatesWords.renamed : packingTemplatesWords.saved
      toast({ variant: 'success', title, description: saved.name })
      close()
      form.reset()
      setId(crypto.randomUUID())
    },
    onError: (error) => {
      if (Object.keys(error.fields).length > 0) return
      const isTold = error.code === 'invalid_input'
      tellFailure(error, isTold ? error.text : packingTemplatesWords.saveFailed)
    },
    onSettled: readTemplatesAgain,
  })
  const form = useForm({
    start: { name: name.slice(0, maxLength.name) },
    validate: nameErrors,
    writes: [save],
    send: (typed) =>
      save.mutate({
        params: { id },
        body: { name: typed.name, ...(!template && { items: templateItems(list) }) },
      }),
  })
  return form
}
