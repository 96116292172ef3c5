import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Endpoint } from '@soundings/contract/endpoint'

const TABLE = join(import.meta.dirname, '../../packages/contract/src/endpoints/')

/** Leaves only method and path of each endpoint in the built page: its schemas, and their parser, stay on the server. */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    async load(id) {
      if (!id.startsWith(TABLE)) return null
      const rows = Object.entries((await import(id)) as Record<string, Endpoint>)
      return rows
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n')
    },
  }
}
