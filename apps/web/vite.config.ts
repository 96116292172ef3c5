import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './vite.compressed-copies.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressedCopies()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
    // The policy of the server allows no inline script, which the polyfill would be.
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
