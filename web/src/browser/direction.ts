type Direction = 'ltr' | 'rtl'

/** Whence the page is read: what brings a direction of its own asks for it. */
export const directionOf = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
