import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readAdminConfig } from './admin-config.ts'
import { backup } from './commands/backup.ts'
import type { AdminContext, Command } from './commands/command.ts'
import { createAccount } from './commands/create-account.ts'
import { distribute } from './commands/distribute.ts'
import { endSessions } from './commands/end-sessions.ts'
import { helpOn } from './commands/help.ts'
import { reminders } from './commands/reminders.ts'
import { restore } from './commands/restore.ts'
import { rotateKey } from './commands/rotate-key.ts'
import { setAside } from './commands/set-aside.ts'
import { verify } from './commands/verify.ts'
import { refusalSentence, WrongUse } from './refusal.ts'

const COMMANDS: readonly Command[] = [
  backup,
  restore,
  verify,
  rotateKey,
  createAccount,
  endSessions,
  reminders,
  setAside,
  distribute,
]
const REFUSED = 1
const WRONG_USE = 2

/** `npm run admin -- <command>`: the operator’s commands. */
async function run([name = 'help', ...args]: readonly string[]): Promise<void> {
  const help = helpOn(COMMANDS)
  const wanted =
    name === '--help' || name === '-h' ? help : [...COMMANDS, help].find((command) => command.name === name)
  if (!wanted) throw new WrongUse(`There is no command "${name}". "npm run admin -- help" lists the commands.`)
  const config = readAdminConfig(process.env)
  const context: AdminContext = { config, dataDir: resolve(config.dataDir), now: () => new Date(), say, ask }
  try {
    await wanted.run(args, context)
  } catch (error) {
    if (error instanceof WrongUse) say(`npm run admin -- ${wanted.name} ${wanted.usage}`.trim(), process.stderr)
    throw error
  }
}

function say(line: string, to: NodeJS.WriteStream = process.stdout): void {
  to.write(`${line}\n`)
}

async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const sentence = refusalSentence(error)
  if (sentence === null) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = error instanceof WrongUse ? WRONG_USE : REFUSED
}
