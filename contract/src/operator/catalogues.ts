import { operatorMailsWords } from './words-mails.ts'
import { operatorPeopleWords } from './words-people.ts'
import { operatorRefusalsWords } from './words-refusals.ts'
import { operatorServicesWords } from './words-services.ts'
import { operatorSetupWords } from './words-setup.ts'
import { operatorWords } from './words.ts'

export const operatorCatalogues = {
  operator: operatorWords,
  'operator-mails': operatorMailsWords,
  'operator-people': operatorPeopleWords,
  'operator-refusals': operatorRefusalsWords,
  'operator-services': operatorServicesWords,
  'operator-setup': operatorSetupWords,
} as const
