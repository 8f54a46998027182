import type { Plugin } from 'vite'

const asks = 'document.namespaces.add('

/**
 * Leaflet finds out by an error, thrown and caught while it loads, that it does not run in Internet Explorer. The stack
 * of that error costs as much as the rest of its start where anything listens for errors.
 */
export function leafletStart(): Plugin {
  return {
    name: 'leaflet-start',
    apply: 'build',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.js$/ },
      handler(code) {
        if (!code.includes(asks)) throw new Error('Leaflet no longer asks for namespaces: drop this plugin.')
        return { code: code.replace(asks, asks.replace('.add', '?.add')), map: null }
      },
    },
  }
}
