import {
  pagoda,
  torii,
  tajMahal,
  watArun,
  angkorWat,
  meruTower,
  splitGate,
  goldenChedi,
} from './asian-temples.ts'
import { koutoubia, pyramids, domedMosque, burjKhalifa, luxorTemple } from './desert-monuments.ts'
import {
  colosseum,
  sagradaFamilia,
  parthenon,
  florenceCathedral,
  salute,
  brandenburgGate,
  pragueCastle,
} from './european-monuments.ts'
import {
  eiffelTower,
  belemTower,
  elizabethTower,
  campanile,
  windmill,
  hallgrimskirkja,
} from './european-towers.ts'
import { brooklynBridge, harbourBridge, goldenGate, operaHouse } from './harbours.ts'
import { whiteVillage, stiltHut } from './houses.ts'
import { fuji, matterhorn, limestonePeak, sugarloaf, christStatue } from './mountains.ts'
import {
  tokyoTower,
  empireState,
  chryslerBuilding,
  marinaBaySands,
  supertree,
  cnTower,
  pearlTower,
} from './skyscrapers.ts'
import type { Landmark } from './paint.ts'

export const landmarks = {
  pagoda,
  torii,
  tajMahal,
  watArun,
  angkorWat,
  meruTower,
  splitGate,
  goldenChedi,
  koutoubia,
  pyramids,
  domedMosque,
  burjKhalifa,
  luxorTemple,
  colosseum,
  sagradaFamilia,
  parthenon,
  florenceCathedral,
  salute,
  brandenburgGate,
  pragueCastle,
  eiffelTower,
  belemTower,
  elizabethTower,
  campanile,
  windmill,
  hallgrimskirkja,
  brooklynBridge,
  harbourBridge,
  goldenGate,
  operaHouse,
  whiteVillage,
  stiltHut,
  fuji,
  matterhorn,
  limestonePeak,
  sugarloaf,
  christStatue,
  tokyoTower,
  empireState,
  chryslerBuilding,
  marinaBaySands,
  supertree,
  cnTower,
  pearlTower,
} as const satisfies Record<string, Landmark>

export type LandmarkName = keyof typeof landmarks
