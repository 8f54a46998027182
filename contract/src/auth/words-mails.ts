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
  secondStepOff: 'Your {product} account no longer asks for a second step',
  secondStepOffText: `Whoever runs the server has turned off the second step of your {product} account: app, passkeys and recovery codes are worth nothing any more. Your password alone signs you in, and all your devices are signed out.

If you asked for that, sign in and set it up anew.
If you did not, write to whoever runs the server, and choose a new password.
`,
})
