import { prices } from '@sojourn/contract/billing/features'
import { productName } from '@sojourn/contract/product'
import type { LegalText } from '../legal-text.ts'

export const terms: LegalText = {
  title: 'Terms of Service',
  description: `The rules for using ${productName}: who may use it, Premium, cancellation, your content.`,
  lead: `These terms are between you and whoever runs this instance of ${productName} (“we”). By creating an account you accept them.`,
  lastChanged: 'November 15, 2026',
  sections: [
    {
      id: 'who',
      title: 'Who may use it',
      blocks: [
        'You must be at least 13 years old. Where your country sets a higher age for agreeing to terms like these by yourself, you need to have reached it or have a parent’s consent.',
        'Keep your password to yourself. What is done through your account counts as done by you, until you tell us that somebody else got hold of it.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        `${productName} helps you plan trips: itineraries, packing lists, budgets, maps and suggestions. It is a planning aid. It books nothing, and weather, prices, opening hours and suggestions are estimates: check what your journey depends on with the people who provide it.`,
        'We work to keep the service available and your data safe, but we cannot promise that it never fails. You can download a copy of your data at any time.',
      ],
    },
    {
      id: 'premium',
      title: 'Free and Premium',
      blocks: [
        `The free plan costs nothing and holds up to three trips at a time. Premium unlocks all Pro features and costs $${prices.monthly} per month or $${prices.yearly} per year, paid in advance through a card payment provider. It renews by itself for the same period until you cancel.`,
        'There are no trials, coupons or gifts at present.',
      ],
    },
    {
      id: 'prices',
      title: 'Price changes',
      blocks: [
        'We give at least 30 days’ notice of price changes, by email. Your subscription keeps its old price until those 30 days have passed, and you can cancel before the new one applies.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancellation',
      blocks: [
        'You can cancel Premium at any time. Cancellation takes effect at the end of the current billing period: until then you keep what you paid for, and after it you are back on the free plan. All your trips stay readable and editable; only creating more than the free plan holds is blocked.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Fees are non-refundable except as required by law.',
        'If you are a consumer in the European Union or the United Kingdom you may withdraw from the contract within 14 days without giving a reason. At checkout you are asked to agree that Premium starts at once; if you do and then withdraw, you pay only for the days you had it.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      blocks: [
        'What you write stays yours. You allow us to store it, and to show it to you and to the members of the trips you share, because the service cannot work otherwise.',
        'Names of travellers are optional; write only what you may, and no more about other people than the trip needs.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        [
          'break the law, or use the service to harm others;',
          'try to get at other people’s data, or around the limits of your plan;',
          'load the service with automated requests beyond what a person does.',
        ],
        'We may block an account that does. Where it is reasonable we warn you first and let you download your data.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      blocks: [
        'You can delete your account at any time from your profile. Trips you own are removed for everybody who shares them. We may end the service with 30 days’ notice; fees paid for time after the end are returned.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Nothing here limits liability that the law does not let us limit. Apart from that we are not liable for losses that follow from relying on estimates, or from a failure of services that we do not run.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We tell you at least 30 days before changes that matter to you take effect. If you do not agree, you can cancel and delete your account before then.',
      ],
    },
  ],
}
