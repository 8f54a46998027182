// What a model says may be shown as its own words only. It is dropped whole when a part of it leads away from here, asks
// for something, commands, or is meant for a machine: what stands beside such a part is no better.
import { plainText } from '../../platform/providers/plain-text.ts'
import {
  addresses,
  commands,
  links,
  machine,
  moneyAsked,
  numbers,
  secrets,
  trick,
  ways,
} from './data/refused-phrases.ts'

/** Short plain text, or nothing. */
export function modelWords(text: string, most: number): string {
  return isHarmless(text) && isReadable(text) ? plainText(text, most) : ''
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
export const isMalicious = (text: string): boolean =>
  [...moneyAsked, ...secrets, ...commands].some((pattern) => pattern.test(inPlainLetters(asShown(text))))

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

const figures: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' }

/** Lower case without accents; figures among letters are read as the letters they look like. */
const inPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=\p{L})[013457$]|[013457$](?=\p{L})/gu, (figure) => figures[figure] ?? figure)

/** Years, dates, hours and thousands: what a guide counts. */
const withoutUsualNumbers = (text: string): string =>
  text
    .replace(/\b\d{1,3}(?:,\d{3})+\b/g, '#')
    .replace(/\b\d{1,3}(?: \d{3})* 000\b|\b\d{1,4}000\b/g, '#')
    .replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, '#')
    .replace(/(?<![\d-])[12]\d{3}\s?[-–—/]\s?(?:[12]\d{3}|\d{2})(?![\d-])/g, '#')
    .replace(/(?<![\d.])\d{1,2}[:.]\d{2}(?![\d.]\d)/g, '#')
