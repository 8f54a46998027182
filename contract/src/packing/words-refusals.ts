import { words } from '../words/words.ts'

/** Why a template is not kept. */
export const packingRefusalsWords = words('packing-refusals', {
  nameRequired: 'A template needs a name',
  nameTaken: 'You have a template of that name',
  empty: 'There is nothing on the list to save',
  tooMany: 'You can have at most {most} templates',
  tooLong: 'A template holds at most {most} things',
})
