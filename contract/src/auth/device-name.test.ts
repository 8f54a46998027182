import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0`, 'Firefox', 'Linux', false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    false,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    'Edge',
    'Windows',
    false,
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`,
    'Safari',
    'macOS',
    false,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webkit} CriOS/150.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) ${webkit} FxiOS/148.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPad',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${blink} SamsungBrowser/29.0 Chrome/150.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/150.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
    false,
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`,
    'Opera',
    'Linux',
    false,
  ],
  ['curl/8.5.0', null, null, false],
  ['', null, null, false],
  [null, null, null, false],
])('%s is %s on %s', (userAgent, browser, system, byHand) => {
  expect(deviceName(userAgent)).toEqual({ browser, system })
  expect(isHandheld(deviceName(userAgent))).toBe(byHand)
})
