import { asianTemples } from '../data/landmarks/asian-temples.ts'
import { desertMonuments } from '../data/landmarks/desert-monuments.ts'
import { europeanMonuments } from '../data/landmarks/european-monuments.ts'
import { europeanTowers } from '../data/landmarks/european-towers.ts'
import { harbours } from '../data/landmarks/harbours.ts'
import { houses } from '../data/landmarks/houses.ts'
import { mountainLandmarks } from '../data/landmarks/mountains.ts'
import { skyscrapers } from '../data/landmarks/skyscrapers.ts'
import { southEastAsianTemples } from '../data/landmarks/south-east-asian-temples.ts'

export const landmarks = {
  ...asianTemples,
  ...desertMonuments,
  ...europeanMonuments,
  ...europeanTowers,
  ...harbours,
  ...houses,
  ...mountainLandmarks,
  ...skyscrapers,
  ...southEastAsianTemples,
}

export type LandmarkName = keyof typeof landmarks
