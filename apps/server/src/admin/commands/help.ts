import type { AdminContext, Command } from './command.ts'

/** What there is, in one screen. */
export function helpOn(commands: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    usage: '',
    summary: 'Shows this.',
    async run(_args: readonly string[], { say }: AdminContext) {
      say('npm run admin -- <command>, with the environment of the server (DATA_DIR or DATABASE_URL, SECRET_KEY)')
      for (const { name, usage, summary } of [...commands, help])
        say(`\n  ${`${name} ${usage}`.trim()}\n      ${summary}`)
      say('\nIt ends with 0 when it is done, 1 when it was refused or failed, 2 when it was called in a wrong way.')
      say('docs/operations.md tells when to use which.')
    },
  }
  return help
}
