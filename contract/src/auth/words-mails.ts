import { words } from '../words/words.ts'

export const authMailsWords = words('auth-mails', {
  confirm: 'Confirm your email for {product}',
  confirmText: `Welcome to {product}.

Please confirm that this address is yours:

{link}

The link works once and for {days} days. You can plan without it, too.
If you did not create an account, ignore this mail: nobody can confirm your address without you.
`,
  reset: 'Reset your {product} password',
  resetText: `Someone, hopefully you, asked to reset the password of your {product} account.

Choose a new password here:

{link}

The link works once and for {minutes} minutes. Afterwards all your devices are signed out.
If it was not you, ignore this mail: nothing changes.
`,
})
