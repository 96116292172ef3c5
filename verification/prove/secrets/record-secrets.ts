// Loaded into the journeys’ servers before anything else: records, outside of their data, every secret that reaches
// them and that only its owner may find again: texts, addresses, names, tokens and card numbers.
import { appendFileSync } from 'node:fs'
import diagnostics from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const FILE = process.env['RECORD_SECRETS'] ?? ''
const SECRET_FIELDS = new Set(['content', 'email', 'token', 'cardNumber', 'display_name', 'line1'])
const parse = JSON.parse
const seen = new Set<string>()

function note(secret: string): void {
  if (seen.has(secret)) return
  seen.add(secret)
  appendFileSync(FILE, `${JSON.stringify(secret)}\n`)
}

if (isMainThread) {
  // Every request body passes through here, and every decrypted text.
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
    const value: unknown = parse(text, reviver)
    if (typeof value === 'object' && value !== null) {
      for (const [field, secret] of Object.entries(value)) {
        if (SECRET_FIELDS.has(field) && typeof secret === 'string') note(secret)
      }
    }
    return value
  }
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const { response } = message as { response: ServerResponse }
    for (const line of [response.getHeader('set-cookie') ?? []].flat()) {
      const token = /_session=([^;]{20,})/.exec(String(line))?.[1]
      if (token) note(token)
    }
  })
}
