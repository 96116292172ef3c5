import type { AdminContext, Command } from './command.ts'

/** Lists all commands. */
export function helpOn(commands: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    usage: '',
    summary: 'Shows this help.',
    async run(_args: readonly string[], { say }: AdminContext) {
      say('npm run admin -- <command>, with the environment of the server (DATA_DIR or DATABASE_URL, SECRET_KEY)')
      for (const { name, usage, summary } of [...commands, help])
        say(`\n  ${`${name} ${usage}`.trim()}\n      ${summary}`)
      say('\nExit codes: 0 if the command succeeded, 1 if it was refused or failed, 2 if its arguments were wrong.')
      say('docs/operations.md explains when to use each command.')
    },
  }
  return help
}
