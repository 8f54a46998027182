import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { expensesToldWords } from './words-told.ts'

export const expensesTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }, tell) => {
    if (action === 'remove') return sentence(expensesToldWords.waitsRemoved, { thing })
    const amount = tell.money(fields)
    if (action === 'add') return sentence(expensesToldWords.waitsAdded, { thing, amount })
    return amount
      ? sentence(expensesToldWords.waitsAmount, { thing, amount })
      : sentence(expensesToldWords.waitsChanged, { thing })
  },
  told: ({ action, who, thing, fields, values, count }, tell) => {
    const amount = count === 1 ? tell.money(values) : ''
    if (action === 'added')
      return amount
        ? sentence(expensesToldWords.addedAmount, { who, thing, amount })
        : sentence(expensesToldWords.added, { who, thing })
    if (action === 'removed') return null
    const isSplit = fields.length > 0 && fields.every((name) => name === 'paidBy' || name === 'sharedBy')
    if (isSplit) return sentence(expensesToldWords.split, { who, thing })
    if (fields.includes('amount') && amount) return sentence(expensesToldWords.amount, { who, thing, amount })
    const isRenamed = fields.length === 1 && fields[0] === 'description' && count === 1
    return isRenamed ? sentence(expensesToldWords.renamed, { who, thing }) : null
  },
}
