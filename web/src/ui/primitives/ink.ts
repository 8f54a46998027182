import { createContext } from 'react'

/** The ink of the page, for what is drawn outside of it: dialogs. */
export const InkContext = createContext<string | undefined>(undefined)
