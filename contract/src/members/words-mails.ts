import { words } from '../words/words.ts'

export const membersMailsWords = words('members-mails', {
  someone: 'Someone',
  aTrip: 'A trip',
  invitation: 'An invitation to plan a trip on {product}',
  invitationText: `{owner} invites you to plan a trip together on {product}.

{title}
{destination}, {start} to {end}

See the invitation, and join if you like:

{link}

The link works once and for {days} days. Joining is free.
If you do not know {owner}, ignore this mail: nothing happens.
`,
})
