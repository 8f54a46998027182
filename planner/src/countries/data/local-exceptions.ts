/**
 * Where a region is not as its country's line says: latitude, longitude and kilometres around, then the volts of its
 * sockets or how its tap water is. The nearest circle of a kind that holds the spot counts.
 */
type Exception = readonly [lat: number, lng: number, km: number, is: number | 'bottle']

export const localExceptions: Readonly<Record<string, readonly Exception[]>> = {
  BQ: [[17.56, -63.1, 40, 110]],
  BR: [
    [-22.6, -43.1, 170, 127],
    [-23.55, -46.63, 130, 127],
    [-20.1, -43.9, 220, 127],
    [-12.97, -38.5, 60, 127],
    [-25.43, -49.27, 80, 127],
    [-25.54, -54.58, 50, 127],
    [-3.1, -60.02, 150, 127],
    [-1.45, -48.5, 80, 127],
    [-20.32, -40.34, 60, 127],
    [-20.47, -54.62, 60, 127],
    [-21.13, -56.48, 50, 127],
    [-15.79, -47.88, 120, 220],
    [-16.69, -49.26, 80, 220],
    [-27.6, -48.55, 110, 220],
    [-29.38, -50.87, 25, 220],
    [-3.73, -38.52, 120, 220],
    [-2.8, -40.51, 60, 220],
    [-2.6, -43.7, 120, 220],
    [-5.79, -35.21, 90, 220],
    [-8.05, -34.88, 110, 220],
    [-9.65, -35.72, 70, 220],
    [-3.85, -32.42, 30, 220],
  ],
  CL: [
    [-22.91, -68.2, 50, 'bottle'],
    [-27.12, -109.35, 40, 'bottle'],
  ],
  CO: [
    [10.3, -75.6, 80, 'bottle'],
    [11.3, -73.9, 80, 'bottle'],
    [11.9, -72.2, 110, 'bottle'],
    [12.55, -81.71, 110, 'bottle'],
    [-4.2, -69.94, 80, 'bottle'],
    [5.9, -77.3, 90, 'bottle'],
  ],
  GR: [
    [36.95, 25.15, 85, 'bottle'],
    [37.35, 23.45, 20, 'bottle'],
    [39.6, 19.85, 40, 'bottle'],
    [37.3, 26.7, 45, 'bottle'],
    [36.6, 27.85, 20, 'bottle'],
  ],
  PA: [
    [9.3, -82.2, 45, 'bottle'],
    [9.5, -78.6, 70, 'bottle'],
  ],
}
