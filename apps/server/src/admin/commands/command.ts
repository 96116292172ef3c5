import type { AdminConfig } from '#server/config.ts'

/** What a command may use of the world around it. */
export type AdminContext = {
  config: AdminConfig
  /** Where the embedded database lies, whole. */
  dataDir: string
  now: () => Date
  /** Tells the operator a line. */
  say: (line: string) => void
  /** Asks whoever sits at the terminal; null when nobody does. */
  ask: (question: string) => Promise<string | null>
}

/** One command: what `help` says of it, and what it does. */
export type Command = {
  name: string
  /** What stands after the name. */
  usage: string
  summary: string
  run: (args: readonly string[], context: AdminContext) => Promise<void>
}
