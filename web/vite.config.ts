import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appPages } from './plugins/app-pages.ts'
import { screenChunks } from './plugins/chunks.ts'
import { compileHints } from './plugins/compile-hints.ts'
import { contractRoutes } from './plugins/contract-routes.ts'
import { icons } from './plugins/icons.ts'
import { languageFiles } from './plugins/language-files.ts'
import { languageList } from './plugins/language-list.ts'
import { prerender } from './plugins/prerender.ts'
import { serviceWorker, workerFile } from './plugins/service-worker.ts'
import { webManifest } from './plugins/web-manifest.ts'

/** The app, and the pages that are rendered at build time. */
const pages = Object.fromEntries(
  ['app', 'landing', 'privacy', 'terms', 'support'].map((name) => [name, `${name}.html`]),
)

/** Not of use to whoever starts the app. */
const checks = { bundlerTimings: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    contractRoutes(),
    compileHints(),
    languageFiles(),
    languageList(),
    prerender(),
    appPages(),
    serviceWorker(),
    webManifest(),
  ],
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true }, '/art': 'http://localhost:3000' },
  },
  worker: { rolldownOptions: { checks } },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy has no data: source for fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      // Every browser of the target preloads modules itself.
      polyfill: false,
      // A page names the files of its screen, so nothing is left to look for when the screen is drawn.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && /\/(sign-in|dashboard|trip)-[\w-]{8}\.js$/.test(file) ? [] : needed,
    },
    rolldownOptions: {
      checks,
      input: { ...pages, 'service-worker': 'src/pwa/service-worker.ts' },
      output: {
        codeSplitting: screenChunks,
        // The worker's address must not change: browsers compare what is behind it.
        entryFileNames: ({ name }) => (name === 'service-worker' ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
})
