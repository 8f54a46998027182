/** Who gets in where it is about running the server; written by hand, like those of the access matrix. */
export const operatorRules = {
  'operator.claim': 'user',
  'operator.health': 'operator',
  'operator.settings': 'operator',
  'operator.change': 'operator',
  'operator.testMail': 'operator',
  'operator.backups': 'operator',
  'operator.backUp': 'operator',
  'operator.accounts': 'operator',
  'operator.changeAccount': 'operator',
  'operator.removeAccount': 'operator',
} as const
