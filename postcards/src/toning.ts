import type { Light } from './data/lights.ts'
import type { Drawing } from './recipe.ts'
import type { Stage } from './stage.ts'
import { type Hex, lighter, mix } from './svg/colour.ts'

/**
 * How colours answer the hour and the distance. Shade is mixed towards plum, never towards black, and after
 * dark landmarks keep `floodlit` of the ambient colour's strength only, because they are lit.
 */
export function toning(
  light: Light,
  drawing: Drawing,
  { lampsOn, floodlit }: { lampsOn: boolean; floodlit: number },
): Pick<Stage, 'tone' | 'paint'> {
  const { ambient, strength, haze } = light
  const { stone = '#efdcc0', roof = '#c0583a', accent = '#d8412b', leaf = '#5f8a58' } = drawing
  const lamplight = lampsOn ? mix(ambient, '#ffb45e', 0.22) : ambient
  return {
    tone: (colour, far = 0) => mix(mix(colour, ambient, strength * (1 - far * 0.4)), haze, far),
    paint: (far = 0) => {
      const toned = (colour: Hex) => mix(mix(colour, lamplight, strength * floodlit), haze, far)
      return {
        lit: toned(stone),
        mid: toned(mix(stone, '#8a5a6c', 0.22)),
        shade: toned(mix(stone, '#5a3f68', 0.46)),
        dark: toned(mix(stone, '#2c2444', 0.82)),
        roof: toned(roof),
        roofShade: toned(mix(roof, '#3c2246', 0.34)),
        accent: toned(accent),
        glow: lampsOn ? '#ffdb8a' : toned('#f3b93f'),
        white: toned('#fffdf6'),
        leaf: toned(leaf),
        leafDark: toned(lighter(leaf, -0.14)),
        night: lampsOn,
      }
    },
  }
}
