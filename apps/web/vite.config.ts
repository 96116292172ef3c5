import { API_PREFIX } from '@soundings/contract/endpoint'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { className } from './vite.class-names.ts'
import { compressedCopies } from './vite.compressed-copies.ts'
import { endpointAddresses } from './vite.endpoint-addresses.ts'
import { firstViewFiles } from './vite.first-views.ts'
import { iconWeights } from './vite.icon-weights.ts'
import { serverOnlyRules } from './vite.server-only.ts'
import { sharedParts } from './vite.shared-parts.ts'

/** A part that several pages share gets its own file only if it has at least this many bytes before minification. */
const SMALLEST_CHUNK = 1024
/** The same for the parts of the journal, which opens first. */
const SMALLEST_JOURNAL_CHUNK = 2500

/** The server of `npm start`, for `vite` run on its own; `npm run dev` sets API_ORIGIN to its own server. */
const DEFAULT_API_ORIGIN = 'http://127.0.0.1:3000'

const parts = sharedParts()

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    parts.plugin,
    iconWeights(),
    endpointAddresses(),
    firstViewFiles(),
    serverOnlyRules(),
    compressedCopies(),
  ],
  css: { modules: { generateScopedName: className } },
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
            { name: 'common', test: parts.isOfBoth, minShareCount: 2, priority: 0.9 },
            {
              name: 'journal',
              test: parts.isOfJournalAlone,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALLEST_JOURNAL_CHUNK,
              priority: 0.8,
            },
            // Tiny parts of the scale next to the editor. In a shared file they would load the drawings of other pages.
            { name: 'lead', test: /chart\/(?:lead|lettering)\.tsx$/, priority: 1 },
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
  server: {
    port: 5173,
    proxy: { [API_PREFIX]: { target: loadEnv(mode, import.meta.dirname, 'API_')['API_ORIGIN'] ?? DEFAULT_API_ORIGIN } },
  },
}))
