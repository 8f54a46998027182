// Comes when there is a refusal to tell: with it come all texts that the server refuses with.
import { refusalTexts } from '@sojourn/contract/errors/refusals'
import type { Saying } from '@sojourn/contract/words/meaning'
import { tell } from '@sojourn/contract/words/tell'
import { currentFigures } from '../../session/units.ts'

export const refusalText = (refusal: Saying): string => tell(refusal, refusalTexts, currentFigures())
