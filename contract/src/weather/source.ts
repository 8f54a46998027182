/** `climate`: what is typical for the place and season, never a forecast (C-106). */
export const weatherSources = ['forecast', 'climate'] as const
export type WeatherSource = (typeof weatherSources)[number]
