// What a model says may be shown as its own words only. It is dropped whole when a part of it leads away from here, asks
// for something, commands, or is meant for a machine: what stands beside such a part is no better.
import { plainText } from '../../platform/providers/plain-text.ts'
import { commands, machine, payments, secrets, ways } from './asks-for.ts'
import { addresses, links, numbers, withoutUsualNumbers } from './leads-away.ts'

/** Short plain text, or nothing. What is too long loses whole sentences from its end. */
export function modelWords(text: string, most: number): string {
  return isHarmless(text) && isReadable(text) ? wholeSentences(plainText(text, longestText), most) : ''
}

function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text
  const ends = [...text.slice(0, most + 1).matchAll(/[.!?…](?=\s)/g)]
  return text.slice(0, (ends.at(-1)?.index ?? -1) + 1)
}

/** Whether it may be the name of a place; names are in any script. */
export const isFitName = (text: string): boolean =>
  isHarmless(text) && text.trim().split(/\s+/).length <= mostWordsOfName

const mostWordsOfName = 9
const longestWord = 40
const longestText = 3000

/** We read prose in Latin letters; a sentence that we cannot read we cannot check. */
export function isReadable(text: string): boolean {
  return text.split(/[.!?。！？\n]/).every((sentence) => {
    const letters = sentence.match(/\p{L}/gu) ?? []
    const latin = sentence.match(/\p{Script=Latin}/gu) ?? []
    return letters.length === 0 || latin.length * 2 > letters.length
  })
}

/** It asks for money or secrets, or commands: whoever says so once is not believed in anything. */
export function isMalicious(text: string): boolean {
  const plain = inPlainLetters(asShown(text))
  return (
    [...payments, ...secrets, ...commands].some((pattern) => pattern.test(plain)) ||
    /(?:send|wire|transfer)(?:me|us|the|your)?(?:money|cash|funds|bitcoin)/.test(
      plain.replace(/[\s_*-]+/g, ''),
    )
  )
}

function isHarmless(text: string): boolean {
  if (text.length > longestText || trick.test(text) || isMalicious(text)) return false
  const shown = asShown(text)
  return (
    ![...links, ...addresses, ...machine].some((pattern) => pattern.test(shown)) &&
    !numbers.some((pattern) => pattern.test(withoutUsualNumbers(shown))) &&
    !ways.some((pattern) => pattern.test(inPlainLetters(shown))) &&
    !shown.split(/\s+/).some((word) => word.length > longestWord)
  )
}

/** What the eye makes of it. */
const asShown = (text: string): string =>
  text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/(?<=[a-z\d])[。｡․](?=[a-z])/gi, '.')

/** Text that runs backwards, figures of other scripts, and letters of one alphabet that pass for those of another. */
const trick =
  /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|(?![0-9０-９])\p{Nd}|\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

const figures: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' }

/** Lower case without accents; figures among letters are read as the letters they look like. */
const inPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=\p{L})[013457$]|[013457$](?=\p{L})/gu, (figure) => figures[figure] ?? figure)
