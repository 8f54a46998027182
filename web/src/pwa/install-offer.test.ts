import { expect, test } from 'vitest'
import {
  createInstallOffer,
  type Device,
  dismissedKey,
  type InstallEvent,
  isDismissed,
  wantsHint,
} from './install-offer.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000
const at = (ms: number) => new Date(ms).toISOString()

const iphone: Device = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  maxTouchPoints: 5,
  isInstalled: () => false,
}
const mac: Device = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1',
  maxTouchPoints: 0,
  isInstalled: () => false,
}
const android: Device = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15)',
  maxTouchPoints: 5,
  isInstalled: () => false,
}

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

const blocked = (): never => {
  throw new Error('storage is blocked')
}

function offerWith({ local = memory(), session = memory(), nowMs = now } = {}) {
  return createInstallOffer({ local: () => local, session: () => session, now: () => nowMs })
}

function browserOffer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = new Event('beforeinstallprompt', { cancelable: true }) as InstallEvent & { asked: number }
  event.asked = 0
  event.prompt = async () => void (event.asked += 1)
  event.userChoice = Promise.resolve({ outcome })
  return event
}

test.each([
  ['a moment ago', at(now), true],
  ['an hour ago', at(now - hour), true],
  ['a second short of a day ago', at(now - 24 * hour + 1000), true],
  ['a day ago', at(now - 24 * hour), false],
  ['last week', at(now - 168 * hour), false],
  ['tomorrow, by a clock that was wrong', at(now + hour), false],
  ['never', null, false],
  ['in words nobody can read', 'yesterday or so', false],
])('PWA-05 after "Later" %s the banner stays away: %s', (_when, stored, away) => {
  expect(isDismissed(stored, now)).toBe(away)
})

test('PWA-03 nothing is offered before the browser offers, then the banner is there', () => {
  const offer = offerWith()
  expect(offer.get()).toBe('none')
  const event = browserOffer()
  offer.take(event)
  expect(offer.get()).toBe('install')
  expect(event.defaultPrevented).toBe(true)
})

test('PWA-04 Install asks the browser and hides the banner; an acceptance is not remembered as a refusal', async () => {
  const local = memory()
  const offer = offerWith({ local })
  const event = browserOffer('accepted')
  offer.take(event)
  const asked = offer.install()
  expect(offer.get()).toBe('none')
  await asked
  expect(event.asked).toBe(1)
  expect(local.getItem(dismissedKey)).toBeNull()
})

test('PWA-04 changing one’s mind in the browser’s own window counts as Later', async () => {
  const local = memory()
  const offer = offerWith({ local })
  offer.take(browserOffer('dismissed'))
  await offer.install()
  expect(offer.get()).toBe('none')
  expect(local.getItem(dismissedKey)).toBe(at(now))
})

test('PWA-04 PWA-05 Later hides the banner and is remembered with its time, for a day', () => {
  const local = memory()
  const offer = offerWith({ local })
  offer.take(browserOffer())
  offer.later()
  expect(offer.get()).toBe('none')
  expect(local.getItem(dismissedKey)).toBe(at(now))

  const soon = offerWith({ local, nowMs: now + 23 * hour })
  soon.take(browserOffer())
  expect(soon.get()).toBe('none')

  const nextDay = offerWith({ local, nowMs: now + 24 * hour })
  nextDay.take(browserOffer())
  expect(nextDay.get()).toBe('install')
})

test('the banner leaves when the app was installed from the browser’s menu', () => {
  const offer = offerWith()
  offer.take(browserOffer())
  offer.done()
  expect(offer.get()).toBe('none')
})

test('with storage blocked the banner still comes and goes', () => {
  const offer = createInstallOffer({ local: blocked, session: blocked, now: () => now })
  offer.visit(iphone)
  expect(offer.get()).toBe('none')
  offer.take(browserOffer())
  expect(offer.get()).toBe('install')
  offer.later()
  expect(offer.get()).toBe('none')
})

test.each([
  ['an iPhone at its first visit', iphone, 1, false],
  ['an iPhone at its second visit', iphone, 2, true],
  ['an iPhone that has the app already', { ...iphone, isInstalled: () => true }, 9, false],
  ['an iPad, which says it is a Mac', { ...mac, maxTouchPoints: 5 }, 2, true],
  ['a Mac', mac, 9, false],
  ['an Android phone', android, 9, false],
])('the way over the share menu is shown to %s after %s visits: %s', (_who, device, visits, shown) => {
  expect(wantsHint(device, visits)).toBe(shown)
})

test('an iPhone gets the hint with its second visit, not with a second page of the first', () => {
  const local = memory()
  const first = memory()
  offerWith({ local, session: first }).visit(iphone)
  const secondPage = offerWith({ local, session: first })
  secondPage.visit(iphone)
  expect(secondPage.get()).toBe('none')

  const secondVisit = offerWith({ local })
  secondVisit.visit(iphone)
  expect(secondVisit.get()).toBe('hint')
  secondVisit.later()

  const thirdVisit = offerWith({ local })
  thirdVisit.visit(iphone)
  expect(thirdVisit.get()).toBe('none')
})
