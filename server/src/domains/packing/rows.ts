import type { packingTemplateRow } from '@sojourn/contract/packing/template-input'
import type { TableOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    packingTemplates: TableOf<typeof packingTemplateRow, 'createdAt' | 'updatedAt'>
  }
}
