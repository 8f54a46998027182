// What a write that waits does, told from the write itself: the device keeps no sentence, so its reader may change.
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { type Sentence, sentence, type Telling, type WriteAction } from '@sojourn/contract/sync/telling'
import { tellings } from '@sojourn/contract/sync/tellings'
import { syncWaitingWords } from '@sojourn/contract/sync/words-waiting'
import type { Currency } from '@sojourn/contract/values/currencies'
import { monthDay } from '@sojourn/contract/values/date-text'
import { money } from '../../browser/format.ts'
import { currentFigures } from '../../session/units.ts'
import type { Fields, Write } from '../../sync/overlay/write.ts'
import { stepsSentence } from './steps-sentence.ts'

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const tell: Telling = {
  time: (value) => currentFigures().time(text(value)),
  day: (value) => (text(value) ? monthDay(text(value)) : ''),
  money: ({ amount, currency }) =>
    currency && Number.isFinite(Number(amount)) ? money(Number(amount), currency as Currency) : text(amount),
}

const actionOf = ({ method }: Write): WriteAction =>
  method === 'POST' ? 'add' : method === 'DELETE' ? 'remove' : 'change'

const fieldsOf = ({ data }: Write): Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {}

const usual = (action: WriteAction, thing: string): Sentence => sentence(syncWaitingWords[action], { thing })

function rowSentence(write: Write, collection: ContentCollection): Sentence {
  const [action, fields] = [actionOf(write), fieldsOf(write)]
  const thing = write.side.thing || text(fields[descriptions[collection].name]) || syncWaitingWords.entry
  return tellings[collection].waiting?.({ action, thing, fields }, tell) ?? usual(action, thing)
}

function tripSentence(write: Write): Sentence {
  const [action, fields] = [actionOf(write), fieldsOf(write)]
  const thing = text(fields['title']) || write.side.thing || syncWaitingWords.thisTrip
  if (action === 'add')
    return sentence(syncWaitingWords.createTrip, { thing, destination: text(fields['destination']) })
  return 'budget' in fields ? sentence(syncWaitingWords.changeBudget, { thing }) : usual(action, thing)
}

function profileSentence(write: Write): Sentence {
  const fields = fieldsOf(write)
  const name = text(fields['name'])
  if (name) return sentence(syncWaitingWords.changeName, { name })
  return sentence('language' in fields ? syncWaitingWords.changeLanguage : syncWaitingWords.changeUnits, {})
}

export function writeSentence(write: Write): Sentence {
  const { list, ownEdit, words } = write.side
  if (words)
    return sentence('{verb} <b>{thing}</b> {detail}', { verb: words[0], thing: words[1], detail: words[2] })
  if (write.side.parts) return stepsSentence(write, tell)
  if (list) return rowSentence(write, list.collection as ContentCollection)
  return ownEdit?.of === 'user' ? profileSentence(write) : tripSentence(write)
}
