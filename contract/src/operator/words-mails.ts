import { words } from '../words/words.ts'

export const operatorMailsWords = words('operator-mails', {
  test: 'A test mail of {product}',
  testText: 'Mails of your server reach you.\n\n{address}\n',
})
