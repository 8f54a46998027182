import { drawLandmark } from '../landmarks/draw-landmark.ts'
import type { LandmarkName } from '../landmarks/landmarks.ts'
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
): string => group(drawLandmark(name, { ...stage.paint(far), ...paint }), x, y, scale)

/** The main landmark of the place, if it has one. */
export const mainLandmark = (stage: Stage, x: number, y: number, far = 0): string => {
  const { landmark: name, size } = stage.recipe
  return name ? landmark(stage, name, x, y, size, far) : ''
}

/** The lesser landmarks that stand beside the main one. */
export const companions = (stage: Stage, y: number, far: number): string =>
  each(stage.recipe.companions ?? [], ({ name, at, size }) =>
    landmark(stage, name, stage.width * at, y, size, far),
  )
