import type { Sources } from './import-graph.ts'

/** A folder of the machine somebody wrote on; what lies beside the repository; where packages were fetched from. */
const foreignPlaces = [
  /(?<![\w.$}-])\/(?:work|shared|home|root|Users)\/[\w.-]+/,
  /(?:\.\.\/)+shared\/[\w.-]+/,
  /"resolved": "(?:https?:|file:\/)[^"]*/,
]

/** Places that exist on one machine only, as 'file: place'. */
export const machinePathsIn = (sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) =>
    foreignPlaces.flatMap((place) => {
      const found = place.exec(text)
      return found ? [`${path}: ${found[0]}`] : []
    }),
  )
