import { productName } from '@sojourn/contract/product'

export const installTitle = `Install ${productName}`
export const installText = 'Your trips on the home screen, and offline.'
/** Where the browser offers nothing (iOS): the way there. */
export const installHint = 'Tap Share, then “Add to Home Screen”. Your trips, also offline.'
export const updateTitle = 'A new version is ready'
export const updateText = 'Reload when it suits you. Nothing you wrote is lost.'
