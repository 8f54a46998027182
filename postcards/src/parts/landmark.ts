import { landmarks, type LandmarkName } from '../landmarks/landmarks.ts'
import type { Paint } from '../landmarks/paint.ts'
import type { Stage } from '../stage.ts'
import { each, group } from '../svg/shapes.ts'

export const landmark = (
  stage: Stage,
  name: LandmarkName,
  x: number,
  y: number,
  scale = 1,
  far = 0,
  paint: Partial<Paint> = {},
): string => group(landmarks[name]({ ...stage.paint(far), ...paint }), x, y, scale)

/** The lesser landmarks that stand beside the main one. */
export const companions = (stage: Stage, y: number, far: number): string =>
  each(stage.recipe.companions ?? [], ({ name, at, size }) =>
    landmark(stage, name, stage.width * at, y, size, far),
  )
