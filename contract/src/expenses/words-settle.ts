import { words } from '../words/words.ts'

export const expensesSettleWords = words('expenses-settle', {
  youGetBack: 'You get back',
  youOwe: 'You owe',
  youAreSquare: 'You are square',
  getFrom: 'from {names}, in {count} transfer|from {names}, in {count} transfers',
  payTo: 'to {names}, in {count} transfer|to {names}, in {count} transfers',
  settleLeft: 'Settle up · {count} transfer left|Settle up · {count} transfers left',
  leftOf: '{left} of {all} transfers left, the fewest possible',
  tell: 'Tell {name}',
  owesInAll: 'Owes in all',
  toWhom: 'to {name} {amount}',
  stands: '{name}, {trip} stands like this: you paid {paid} and your share is {share}.',
  standsForAll: '{name}, {trip} stands like this: together you paid {paid} and your share is {share}.',
  sentSoFar: 'You sent {amount} already.',
  pleaseSend: 'Please send {transfers}. After that you are square.',
  amountTo: '{amount} to {name}',
  message: 'Message',
  copyMessage: 'Copy message',
  messageCopied: 'Message copied',
  messageText: 'Send it the way you write to each other.',
  shareMessage: 'Share',
})
