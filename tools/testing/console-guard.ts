import { afterEach } from 'vitest'

/** Messages that the running test expects. */
let allowed: RegExp[] = []
let unexpected: string[] = []

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    const message = words.map(String).join(' ')
    if (allowed.some((pattern) => pattern.test(message))) return
    unexpected.push(`console.${level}: ${message}`)
    write(...words)
  }
}

/** Lets the running test write messages like this to the console. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern)
}

afterEach(() => {
  const messages = unexpected
  allowed = []
  unexpected = []
  if (messages.length > 0) throw new Error(`The test wrote to the console:\n${messages.join('\n')}`)
})
