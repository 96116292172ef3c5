import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './vite.compressed-copies.ts'
import { firstViewFiles } from './vite.first-views.ts'
import { iconWeights } from './vite.icon-weights.ts'
import { serverOnlyRules } from './vite.server-only.ts'

/** Bytes before minification under which a part that several pages share has no file of its own. */
const SMALLEST_CHUNK = 4 * 1024

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconWeights(), firstViewFiles(), serverOnlyRules(), compressedCopies()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
    // The policy of the server allows no inline script, which the polyfill would be.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // One file instead of a dozen: over HTTP/1.1 a browser asks for six at a time.
            { name: 'app', tags: ['$initial'], priority: 1 },
            {
              name: 'shared',
              test: /./,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALLEST_CHUNK,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
