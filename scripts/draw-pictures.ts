// Draws the pictures that must be PNG files: icons from the brand mark, and the preview other sites show of ours.
// Run it by hand after a change of the mark or the panorama, look at the result, commit it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { landingWords } from '@sojourn/contract/landing/words'
import { productName } from '@sojourn/contract/product'
import { panorama } from '@sojourn/postcards/panorama'
import { findChromium } from './chromium.ts'

const publicFolder = fileURLToPath(new URL('../web/public/', import.meta.url))
const mark = readFileSync(`${publicFolder}icons/mark.svg`, 'utf8')
const glyph = mark.replace(/^<svg[^>]*><rect[^>]*>/, '').replace('</svg>', '')
const night = '#16204a'

/** The mark without its corners: the system cuts its own shape out of it. */
const fullBleed = (scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" fill="${night}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${glyph}</g></svg>`

/** One colour, to be tinted by the system: only the shape counts. */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${glyph.replaceAll(/#[0-9a-f]{3,6}/g, '#fff')}</svg>`

const icons: [file: string, px: number, svg: string][] = [
  ['mark-96.png', 96, mark],
  ['icon-192.png', 192, mark],
  ['icon-512.png', 512, mark],
  ['maskable-512.png', 512, fullBleed(0.8)],
  ['monochrome-512.png', 512, monochrome],
  ['apple-touch.png', 180, fullBleed(0.92)],
]

const fontFile = (name: string): string => {
  const file = createRequire(new URL('../web/package.json', import.meta.url)).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
}

const preview = (): string => `<!doctype html><style>
  @font-face { font-family: Poster; font-weight: 400 900; src: url(${fontFile('besley')}) }
  @font-face { font-family: Body; font-weight: 300 900; src: url(${fontFile('figtree')}) }
  body { margin: 0; width: 1200px; height: 630px; position: relative; color: #131c36 }
  .art svg { position: absolute; inset: 0; width: 1200px; height: 630px }
  .text { position: absolute; left: 64px; top: 40px }
  .name { display: flex; align-items: center; gap: 14px; font: 640 32px Poster; letter-spacing: -.025em }
  .name svg { width: 46px }
  h1 { font: 560 70px/0.98 Poster; letter-spacing: -.035em; margin: 20px 0 10px }
  p { font: 500 25px Body; margin: 0 }
</style><body><div class="art">${panorama({ width: 1200, height: 630, horizon: 0.84 })}</div><div class="text"><div class="name">${mark}${productName}</div><h1>Smart Travel<br>Planning</h1><p>${landingWords.tagline}</p></div></body>`

async function draw(page: Page, html: string, width: number, height: number, file: string): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => true)')
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(publicFolder + file, png)
  console.log(file, `${Math.round(png.length / 1024)} KB`)
}

const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium on this machine.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
mkdirSync(`${publicFolder}icons`, { recursive: true })
for (const [file, px, svg] of icons) {
  await draw(
    page,
    `<style>body{margin:0}svg{display:block;width:${px}px}</style>${svg}`,
    px,
    px,
    `icons/${file}`,
  )
}
await draw(page, preview(), 1200, 630, 'og.png')
await browser.close()
