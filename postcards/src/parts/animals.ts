import type { Hex } from '../svg/colour.ts'
import { path } from '../svg/shapes.ts'

export const giraffe = (colour: Hex): string =>
  path(
    'M0,0L2,-26Q-2,-34 4,-38L20,-42Q26,-62 29,-78L27,-84L31,-83L33,-88L35,-83L44,-78Q45,-74 41,-73L36,-74Q35,-56 33,-40Q36,-30 33,-24L34,0H31L29,-22Q20,-20 12,-24L9,-20L9,0H6L4,-18L3,0Z',
    colour,
  )

export const elephant = (colour: Hex): string =>
  path(
    'M0,0V-22Q-2,-44 22,-46H46Q54,-58 70,-52Q82,-48 82,-32Q83,-18 88,-12Q90,-8 86,-8Q78,-10 77,-26L72,-24V0H62V-18Q50,-14 38,-15L36,0H25V-16L11,-18V0Z',
    colour,
  )

export const camel = (colour: Hex): string =>
  path(
    'M0,0L3,-18Q0,-26 6,-29Q12,-42 19,-30Q24,-42 31,-30Q36,-27 38,-24Q44,-24 45,-38Q46,-44 53,-43L59,-40L58,-37L51,-37Q50,-18 39,-16L40,0H37L34,-14Q24,-11 12,-15L8,-12V0H5L4,-12L3,0Z',
    colour,
  )
