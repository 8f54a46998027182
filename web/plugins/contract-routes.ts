import { endpoints } from '@sojourn/contract/api'
import type { Plugin } from 'vite'

const id = 'virtual:contract-routes'

/** Gives the browser the method and path of every endpoint, without the schemas (zod alone is 24 kB). */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return undefined
    const table = Object.fromEntries(endpoints.map(([name, { method, url }]) => [name, [method, url]]))
    return `export const routes = ${JSON.stringify(table)}`
  },
})
