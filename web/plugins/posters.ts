import type { Plugin } from 'vite'
import { postcard, type PostcardOptions, svgUri } from '@sojourn/postcards/postcard'
import { recipeFor } from '@sojourn/postcards/recipe-for'

const id = 'virtual:posters'

type Shape = 'tall' | 'wide'
type Hour = 'day' | 'evening'

/** Half a page beside a form on a wide screen; a strip above it on a narrow one. */
const shapes: Record<Shape, PostcardOptions> = {
  tall: { width: 760, height: 950, zoom: 0.6 },
  wide: { width: 1040, height: 400, zoom: 0.85 },
}

const scenes = {
  signIn: { destination: 'Santorini', caption: 'Oia blue domes', place: 'Santorini, Greece' },
  premium: {
    destination: 'Reykjavik',
    caption: 'Hallgrímskirkja',
    place: 'Reykjavík, Iceland',
    season: 'winter',
  },
  lostRoad: { destination: 'Monument Valley', caption: 'Red buttes', place: 'Monument Valley' },
} as const

/** Pictures that never change are drawn at build time: their pages need no generator (40 kB). */
export const posters = (): Plugin => {
  let isBuild = false
  return {
    name: 'posters',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const address = (name: string, svg: string): string => {
        if (!isBuild) return JSON.stringify(svgUri(svg))
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: svg })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      }
      return Object.entries(scenes)
        .map(([name, { destination, caption, place, ...options }]) => {
          const recipe = recipeFor(destination)
          const drawn = (shape: Shape, hour: Hour) =>
            address(
              `${name}-${shape}-${hour}`,
              postcard(recipe, { ...shapes[shape], ...options, evening: hour === 'evening' }),
            )
          const pair = (shape: Shape) =>
            `{ day: ${drawn(shape, 'day')}, evening: ${drawn(shape, 'evening')} }`
          const words = `caption: ${JSON.stringify(caption)}, place: ${JSON.stringify(place)}`
          return `export const ${name} = { ${words}, tall: ${pair('tall')}, wide: ${pair('wide')} }`
        })
        .join('\n')
    },
  }
}
