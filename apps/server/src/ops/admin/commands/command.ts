import type { AdminConfig } from '../admin-config.ts'

/** The parts of the environment that a command may use. */
export type AdminContext = {
  config: AdminConfig
  /** The data folder of the embedded database. */
  dataDir: string
  now: () => Date
  /** Prints a line for the operator. */
  say: (line: string) => void
  /** Asks at the terminal; null when there is no terminal. */
  ask: (question: string) => Promise<string | null>
}

/** One command and its text in `help`. */
export type Command = {
  name: string
  /** The arguments after the name. */
  usage: string
  summary: string
  run: (args: readonly string[], context: AdminContext) => Promise<void>
}
