import { productName } from '@sojourn/contract/product'
import type { LegalText } from '../legal-text.ts'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${productName} keeps about you, where, for how long, and which services it may contact.`,
  lead: `${productName} is software that anybody can run. Whoever runs the instance you are using (“the operator”) is responsible for your data. This page describes what the software itself does with it.`,
  lastChanged: 'November 15, 2026',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        [
          'We keep what you type in, so that we can show it to you and to the people you share a trip with. Nothing else.',
          'No advertising, no tracking, no statistics about you, no sale of data.',
          'Two cookies of our own and some local storage in your browser, so there is no cookie banner to click away.',
          'You can download everything kept about you, free of charge, and delete your account at any time.',
        ],
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      blocks: [
        [
          'Your account: name, display name, email address, plan, when you signed up and accepted the terms. A password is stored only as an argon2id hash, which cannot be turned back into the password.',
          'If you sign in with Google or Apple: the name of the provider and the number it knows you by, so that the same person finds the same account.',
          'Your sessions: a hash of the session token, when it was started and last used, and the description your browser gives of itself. The browsers you have signed in with: a hash of a random mark, and when it was last used.',
          'Your trips: title, destination, dates, budget, itinerary, packing lists, expenses and notes, and who is a member of them.',
          'A log of changes per trip. It is what lets several devices and people stay in step, and it goes with the trip.',
          'Counters that slow down guessing of passwords and floods of requests. They hold network addresses for minutes to a day.',
          'The server’s own log: the path of each request, its result and the network address it came from. Never passwords, session tokens, amounts or what you wrote.',
        ],
        'Names of family members on a packing list are optional. A first name, or “Kid 1”, is enough; please do not write more about children than you need.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      blocks: [
        'Account and trips are in the database of this instance, on a machine chosen by the operator. Your browser keeps a copy of what you looked at, so that the app also opens without a connection, and the changes that have not been sent yet. Logging out removes that copy, and so does the end of your session; changes that have not been sent stay until you sign in again.',
      ],
    },
    {
      id: 'long',
      title: 'How long it is kept',
      blocks: [
        [
          'Account and trips: until you delete them.',
          'A deleted trip: 30 days, so that a mistake can be put right, then for good.',
          'A deleted account: gone at once from the database, with the trips you own; a subscription is cancelled. In the change log of other people’s trips your name is replaced by nobody.',
          'Sessions: 14 days after their last use, 60 days at most, or until you log out. Marks of browsers: a year after their last use, or until you change your password or log out everywhere.',
          'Password reset links: 30 minutes. Links that confirm an email address: 3 days. Mails that could not be sent yet: a day at most.',
          'Records that keep a repeated request from being carried out twice: 90 days.',
          'The server’s log: the software itself keeps none of it; operators are asked to drop it after 30 days.',
          'Backup copies: made by the operator, and they run out on the operator’s schedule.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      blocks: [
        'There is one cookie for your session. It cannot be read by scripts, is sent to this server only, and ends 14 days after your last visit. A second one of the same kind marks your browser for a year, so that strangers who guess at your password cannot lock you out. While you sign in with Google or Apple a third one lives for up to ten minutes, so that nobody else can finish your sign-in.',
        'Local storage holds the theme you chose, the copy for offline use, changes waiting to be sent, suggestions you asked for, and when you last closed the install banner. All of it is needed for what you asked the app to do; none of it is used to follow you.',
      ],
    },
    {
      id: 'services',
      title: 'Services that may be contacted',
      blocks: [
        'Out of the box this software contacts nobody: pictures, fonts, place names and the map are part of it. An operator can switch on the services below. Each gets only what is listed.',
        [
          'Google or Apple, when you choose to sign in with them: they learn that you use this instance; we learn your name, email address and whether it is verified.',
          'A weather service: the coordinates of a destination, or of yourself when you allow the weather card to use your location. Asked by the server, without your name or address.',
          'A place search and a routing service: the names and coordinates of the stops of a trip. Asked by the server, without your name or address.',
          'A source of exchange rates: nothing about you; the server asks for the day’s rates.',
          'A map tile server: your browser loads the map’s pictures from it, so it sees your network address and the part of the map you look at.',
          'A card payment provider (Stripe), when you buy Premium: it takes your card data itself; we keep only the number of the subscription and its state.',
          'A mail server: your address and the mail you asked for, such as a reset link, an invitation or, after signing up, a link that confirms the address.',
          'An AI service: see the next section.',
        ],
      ],
    },
    {
      id: 'ai',
      title: 'AI suggestions',
      blocks: [
        'Suggestions come from a guide built into the software unless the operator has set up an outside AI service. If there is one, it is sent the destination, dates, travel mode, number of adults and children and preferences of the trip and the destinations of your own past trips. It is never sent names, email addresses, expenses or notes. Its answers are stored with the trip, and each suggestion says where it comes from.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees your data',
      blocks: [
        'Members of a trip see its content and each other’s name and email address. The operator, who runs the machine, can technically read the database. Nobody else, unless a law requires it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'A copy: download everything kept about you as a file from your profile, free of charge for everybody, or ask for it.',
          'Correction: change it yourself in the app; an email address is changed on request.',
          'Deletion: delete your account from your profile, or ask for it. It is carried out at once in the app, and within 30 days on request.',
          'Depending on where you live, you may also object, restrict processing, and complain to a data protection authority.',
        ],
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Accounts are for people of 13 and over; where your country asks for a higher age or for a parent’s consent, that holds. There are no accounts for younger children.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: ['When this text changes, the date at its top changes with it.'],
    },
  ],
}
