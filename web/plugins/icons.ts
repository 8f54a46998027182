import { icons as set } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const prefix = 'icon:'

/** Written once, on the icon itself. */
const ofEveryIcon = new Set(['fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width'])

/** They point along a line, so they turn where lines run the other way (styles/mirrored.css). */
const turning = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'send',
  'undo-2',
])

type Shape = [tag: string, attributes: Record<string, string>]

function bodyOf(name: string): string {
  const known = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!known) throw new Error(`The icon set has no "${name}".`)
  return known.body
}

const shapesOf = (name: string): Shape[] =>
  [...bodyOf(name).matchAll(/<(\w+) ([^>]*?)\/?>/g)]
    .map(([, tag = '', attributes = '']): Shape => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ])
      return [tag, Object.fromEntries(pairs.filter(([key = '']) => !ofEveryIcon.has(key)))]
    })
    .filter(([tag]) => tag !== 'g')

/** `import Plane from 'icon:plane'`: a drawing of the icon set, taken at build time, so that pages carry only those in use. */
export const icons = (): Plugin => ({
  name: 'icons',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: (source) => {
    if (!source.startsWith(`\0${prefix}`)) return undefined
    const name = source.slice(prefix.length + 1)
    return [
      `import { drawnIcon } from '/src/ui/primitives/drawn-icon.ts'`,
      `export default drawnIcon(${JSON.stringify(name)}, ${JSON.stringify(shapesOf(name))}, ${turning.has(name) || undefined})`,
    ].join('\n')
  },
})
