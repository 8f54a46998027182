import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { circle, path, px, rect } from '../svg/shapes.ts'

const plainWalls = ['#f6ead8', '#f2d6b0', '#e9b893', '#f7f1e6', '#e7c7b0']
const plainRoofs = ['#c8603f', '#b9512f', '#d4744f']

interface HouseRow {
  from: number
  to: number
  /** The line the houses stand on. */
  base: (x: number) => number
  scale: number
  far: number
  tall?: number
  roof?: 'pitched' | 'flat' | 'stepped'
  roofColours?: readonly Hex[]
}

interface House {
  x: number
  foot: number
  w: number
  h: number
  scale: number
  roofHeight: number
  wall: Hex
  roof: Hex
  roofShade: Hex
}

/** The stepped gable of a canal house, every other one with an attic window. */
function steppedGable(stage: Stage, house: House): string {
  const { x, foot, w, h, scale, roofHeight: rh, wall, roof } = house
  const u = w / 6
  const gable = path(
    `M${px(x)},${px(foot - h)}v${px(-rh * 0.5)}h${px(u)}v${px(-rh * 0.6)}h${px(u)}v${px(-rh * 0.6)}h${px(u * 2)}v${px(rh * 0.6)}h${px(u)}v${px(rh * 0.6)}h${px(u)}v${px(rh * 0.5)}z`,
    wall,
  )
  return gable + (stage.random() > 0.5 ? circle(x + w / 2, foot - h - rh * 0.5, 1.6 * scale, roof) : '')
}

function gabledRoof({ x, foot, w, h, scale: s, roofHeight: rh, roof, roofShade }: House): string {
  const eaves = px(foot - h)
  const ridge = `${px(x + w / 2)},${px(foot - h - rh * 1.25)}`
  const end = px(x + w + 2 * s)
  return (
    path(`M${px(x - 2 * s)},${eaves}L${ridge}L${end},${eaves}Z`, roof) +
    path(`M${ridge}L${end},${eaves}H${px(x + w * 0.66)}Z`, roofShade)
  )
}

function hippedRoof({ x, foot, w, h, scale: s, roofHeight: rh, roof, roofShade }: House): string {
  const eaves = px(foot - h + 1)
  const ridge = px(foot - h - rh)
  const ridgeEnd = px(x + w - 3 * s)
  const end = px(x + w + 2 * s)
  return (
    path(`M${px(x - 2 * s)},${eaves}L${px(x + 3 * s)},${ridge}H${ridgeEnd}L${end},${eaves}Z`, roof) +
    path(`M${px(x + w * 0.66)},${ridge}H${ridgeEnd}L${end},${eaves}H${px(x + w * 0.72)}Z`, roofShade)
  )
}

const flatRoof = ({ x, foot, w, h, scale, wall }: House): string =>
  rect(x - 0.6, foot - h - 2.4 * scale, w + 1.6, 3.4 * scale, mix(wall, '#ffffff', 0.35))

function pitchedRoof(stage: Stage, house: House, gabled: boolean): string {
  const { x, foot, w, h, scale, roofHeight, wall, roof } = house
  const chimney = () =>
    rect(x + w * 0.2, foot - h - roofHeight - 5 * scale, 3.6 * scale, 9 * scale, mix(wall, roof, 0.4))
  return (gabled ? gabledRoof(house) : hippedRoof(house)) + (stage.random() > 0.6 ? chimney() : '')
}

/** The sub-paths of the dark and the lit windows. */
function windows(stage: Stage, { x, foot, w, h, scale: s }: House): { dark: string; lit: string } {
  const columns = Math.max(2, Math.floor(w / (10 * s)))
  let dark = ''
  let lit = ''
  for (let y = foot - h + 7 * s; y < foot - 4 * s; y += 14 * s) {
    for (let k = 0; k < columns; k++) {
      const left = x + ((k + 0.5) / columns) * w - 1.9 * s
      const pane = `M${px(left)},${px(y)}h${px(3.8 * s)}v${px(6.4 * s)}h${px(-3.8 * s)}z`
      if (stage.lampsOn && stage.random() > 0.45) lit += pane
      else dark += pane
    }
  }
  return { dark, lit }
}

/** One row of houses, no two alike. */
export function houseRow(stage: Stage, row: HouseRow): string {
  const { random, recipe } = stage
  const { scale, far, roof: kind = 'pitched' } = row
  const walls = (recipe.walls ?? plainWalls).map((colour) => stage.tone(colour, far))
  const roofs = (row.roofColours ?? recipe.roofs ?? plainRoofs).map((colour) => stage.tone(colour, far))
  const wallShade = stage.tone('#5b3a5a', far)
  const roofDark = stage.tone('#3b2340', far)
  let art = ''
  let dark = ''
  let lit = ''
  for (let x = row.from; x < row.to;) {
    const w = scale * random.between(20, 36)
    const h = scale * random.between(30, 58) * (row.tall ?? 1)
    const foot = row.base(x + w / 2)
    const wall = random.pick(walls)
    const roof = random.pick(roofs)
    const gabled = kind !== 'flat' && random.integer(0, 2) === 0
    const roofHeight = scale * random.between(8, 15)
    const house = { x, foot, w, h, scale, roofHeight, wall, roof, roofShade: mix(roof, roofDark, 0.25) }
    art +=
      rect(x, foot - h, w + 0.6, h + 60 * scale, wall) +
      rect(x + w * 0.7, foot - h, w * 0.3 + 0.6, h + 60 * scale, mix(wall, wallShade, 0.2))
    if (kind === 'stepped') art += steppedGable(stage, house)
    else if (kind === 'flat') art += flatRoof(house)
    else art += pitchedRoof(stage, house, gabled)
    const panes = windows(stage, house)
    dark += panes.dark
    lit += panes.lit
    x += w
  }
  return art + path(dark, stage.tone('#4a4868', far), 0.62) + (lit ? path(lit, '#ffd884', 0.92) : '')
}
