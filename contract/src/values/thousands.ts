/** '12,345'. The first number that `Intl` formats costs 20 ms of a page's start. */
export const thousands = (whole: number | string): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
