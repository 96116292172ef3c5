import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
})
