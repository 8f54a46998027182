import { words } from '../words/words.ts'

export const membersInvitationsWords = words('members-invitations', {
  email: 'Email',
  send: 'Send',
  mailHint: 'They get a mail with a link. It works once, for {days} days. Nobody needs to pay to join.',
  linkHint: 'You get a link to send them. It works once, for {days} days. Nobody needs to pay to join.',
  sent: 'Invitation Sent',
  sentText: 'Invitation sent to {email}',
  notSent: 'Invitation Failed',
  notSentText: 'Unable to send invitation. Please try again.',

  passOn: 'Pass the invitation on',
  passOnText:
    'No mail goes out from here. Send this link to {email} yourself: it works once, for {days} days, and is shown only now.',
  link: 'Invitation link',
  linkAddress: 'Invitation address',
  linkText: 'It works once, for {days} days.',
  linkCopied: 'Link Copied',
  done: 'Done',
  copyLink: 'Copy Link',

  pending: 'Pending Invitations',
  notLoaded: 'The pending invitations could not be loaded.',
  tryAgain: 'Try again',
  invited: 'Invited {date}',
  invitedLeft: 'Invited {date} · {count} day left|Invited {date} · {count} days left',
  isPending: 'Pending',
  expired: 'Expired',
  resend: 'Resend',
  resendTo: 'Resend to {email}',
  revoke: 'Revoke',
  revokeOf: 'Revoke the invitation of {email}',
  revoked: 'Invitation Revoked',
  revokedText: 'The link of {email} stopped working.',
  error: 'Error',
  notRevoked: 'The invitation could not be revoked. Please try again.',
})
