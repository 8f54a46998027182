import { disc, px } from './shapes.ts'
import { type PaperBox, boxAround, covers, touches } from './box.ts'

/**
 * Draws the same picture with fewer elements. A browser takes each of them through parsing, style and layout while the
 * page waits, and a town is a hundred houses in a handful of colours: what is painted alike becomes one path. Of
 * drawings only: text between elements would be lost.
 */
export function merge(svg: string): string {
  let out = ''
  let run: Shape[] = []
  for (const [tag, name = '', attributes = ''] of svg.matchAll(/<\/?(\w+)([^>]*)>/g)) {
    const shape = tag.endsWith('/>') ? shapeOf(tag, name, attributes) : null
    if (shape) run.push(shape)
    else {
      out += drawRun(run) + tag
      run = []
    }
  }
  return out + drawRun(run)
}

interface Shape {
  tag: string
  /** All that says how it is painted. */
  paint: string
  data: string
  box: PaperBox
}

const geometry = new Set(['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r'])

const paints = new Set(['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'])

/** A shape that may be painted together with others, or nothing: a gradient, for one, is laid over each by itself. */
function shapeOf(tag: string, name: string, text: string): Shape | null {
  const all = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  )
  if (all.some(([key, value]) => !(geometry.has(key) || paints.has(key)) || value.startsWith('url(')))
    return null
  const attributes = Object.fromEntries(all)
  const data = dataOf(name, attributes)
  const box = data && boxAround(data, Number(attributes['stroke-width'] ?? 0) / 2)
  if (!data || !box) return null
  const paint = all.flatMap(([key, value]) => (paints.has(key) ? [`${key}="${value}"`] : [])).join(' ')
  return { tag, paint, data, box }
}

function dataOf(name: string, attributes: Readonly<Record<string, string>>): string | null {
  const number = (key: string) => Number(attributes[key] ?? 0)
  const { d = '' } = attributes
  if (name === 'path') return d.startsWith('M') ? d : null
  if (name === 'circle') return `${disc(number('cx'), number('cy'), number('r'))}z`
  if (name !== 'rect') return null
  const [width, height] = [number('width'), number('height')]
  return `M${px(number('x'))},${px(number('y'))}h${px(width)}v${px(height)}h${px(-width)}z`
}

/** A shape joins an earlier one of its paint when it lies over nothing drawn since. */
function drawRun(run: readonly Shape[]): string {
  const layers: Shape[][] = []
  for (const shape of run) {
    const home = homeOf(shape, layers)
    if (home) home.push(shape)
    else layers.push([shape])
  }
  return layers.map(drawLayer).join('')
}

function homeOf({ paint, box }: Shape, layers: readonly Shape[][]): Shape[] | null {
  for (let n = layers.length - 1; n >= 0; n--) {
    const layer = layers[n] ?? []
    if (layer.some((other) => covers(box, other.box))) return null
    // Where two parts of one path overlap, they may leave a hole.
    if (layer[0]?.paint === paint && !layer.some((other) => touches(box, other.box))) return layer
  }
  return null
}

function drawLayer(layer: readonly Shape[]): string {
  const [first] = layer
  if (!first || layer.length === 1) return first?.tag ?? ''
  return `<path d="${layer.map(({ data }) => data).join('')}" ${first.paint}/>`
}
