import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './plugins/compress.ts'
import { contractRoutes } from './plugins/contract-routes.ts'
import { posters } from './plugins/posters.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), contractRoutes(), posters(), compress()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy has no data: source for fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: { app: 'app.html' } },
  },
})
