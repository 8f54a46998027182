import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './plugins/compress.ts'
import { contractRoutes } from './plugins/contract-routes.ts'
import { posters } from './plugins/posters.ts'
import { prerender } from './plugins/prerender.ts'
import { serviceWorker, workerFile } from './plugins/service-worker.ts'
import { webManifest } from './plugins/web-manifest.ts'

const modules = (...patterns: string[]): RegExp => new RegExp(`[/\\0](?:${patterns.join('|')})`)

/**
 * What every page of the app needs, in two files: many small ones compress worse, and these change least. Nothing in
 * them may be used by the pages that are rendered at build time: they would load the whole file for it.
 */
const firstChunks = [
  {
    // Shared with the pages that are rendered at build time, which load nothing else.
    name: 'page',
    test: /src\/(browser\/(theme-store|log|when-idle)|pwa\/(install-offer|page-install|register)|static-pages\/page-script)\.ts$/,
  },
  {
    name: 'base',
    test: modules(
      'node_modules/(?:react|react-dom|scheduler|wouter|use-sync-external-store|regexparam)/',
      'node_modules/@tanstack/(?:query-core|react-query)/',
      'node_modules/(?:clsx|tailwind-merge|class-variance-authority)/',
    ),
  },
  {
    name: 'controls',
    test: modules(
      'node_modules/@radix-ui/react-(?:slot|compose-refs)/',
      'node_modules/lucide-react/dist/esm/(?!icons/)',
      'node_modules/lucide-react/dist/esm/icons/(?:circle-alert|circle-exclamation-point|eye|eye-off|star)\\.',
      'src/ui/(?:button|class-groups|cn|field|field-box|icon|icon-button|lazy-part|loading-screen|mark)\\.',
      'src/ui/(?:password-input|spinner|split-page|text-input|toast-store|tooltip)\\.',
      'src/(?:sync/(?:api|api-error|query-client|use-write)|session/(?:session-note|user-snapshot)|browser/(?:theme|use-page-title))\\.',
      'contract/src/(?:product|values/plain-date)\\.',
      'virtual:contract-routes',
    ),
  },
]

/** The app, and the pages that are rendered at build time. */
const pages = Object.fromEntries(
  ['app', 'landing', 'privacy', 'terms', 'support'].map((name) => [name, `${name}.html`]),
)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    posters(),
    prerender(),
    serviceWorker(),
    webManifest(),
    compress(),
  ],
  server: { proxy: { '/api': 'http://localhost:3000', '/art': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy has no data: source for fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { ...pages, 'service-worker': 'src/pwa/service-worker.ts' },
      output: {
        codeSplitting: { groups: firstChunks, includeDependenciesRecursively: false },
        // The worker's address must not change: browsers compare what is behind it.
        entryFileNames: ({ name }) => (name === 'service-worker' ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
})
