import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Rules too large for a page, and meant for the server alone. */
const SERVER_ONLY = join(import.meta.dirname, '../../packages/core/src/safety/')

/** Fails the build when code of the safety rules gets into a script of the page, whichever module brings it. */
export function serverOnlyRules(): Plugin {
  return {
    name: 'server-only-rules',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const found = Object.entries(file.modules).find(
          ([id, { renderedLength }]) => id.startsWith(SERVER_ONLY) && renderedLength > 0,
        )
        if (found) throw new Error(`${found[0]} belongs on the server, and ${file.fileName} would send it to browsers.`)
      }
    },
  }
}
