/** On a phone the map goes from edge to edge and down to the navigation; further up the screen it is a card. */
export const mapHeight =
  'h-[430px] lg:h-[640px] max-sm:h-[max(25rem,calc(100dvh-15rem-env(safe-area-inset-bottom)))]'

export const mapBleed = 'max-sm:-mx-4 max-sm:-mb-16'
