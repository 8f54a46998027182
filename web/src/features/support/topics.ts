import { productName } from '@sojourn/contract/product'
import { supportWords } from '@sojourn/contract/support/words'
import { say } from '@sojourn/contract/words/say'

export const helpGroups = () => [
  {
    title: supportWords.start,
    points: [supportWords.startSignUp, supportWords.startTrip, supportWords.startActivity],
  },
  {
    title: supportWords.app,
    points: [
      say(supportWords.appInBrowser, { product: productName }),
      supportWords.appChrome,
      supportWords.appSafari,
      supportWords.appInstalled,
    ],
  },
  {
    title: supportWords.planning,
    points: [supportWords.planningTabs, supportWords.planningOffline, supportWords.planningShare],
  },
  {
    title: supportWords.account,
    points: [supportWords.accountName, supportWords.accountDownload, supportWords.accountDelete],
  },
]

export const questions = () => [
  { question: supportWords.freePlan, answer: supportWords.freePlanAnswer },
  { question: supportWords.premium, answer: supportWords.premiumAnswer },
  { question: supportWords.cancel, answer: supportWords.cancelAnswer },
  { question: supportWords.offline, answer: supportWords.offlineAnswer },
  { question: supportWords.answer, answer: supportWords.answerAnswer },
]
