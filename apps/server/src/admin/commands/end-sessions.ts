import { json } from 'node:stream/consumers'
import { askServer } from '#server/admin/ask-server.ts'
import { openWithKeys } from '#server/admin/database.ts'
import { EndedSessions, endSessions as end, type EndSessionsOrder } from '#server/admin/end-sessions.ts'
import { WrongUse } from '#server/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Signs people out everywhere. */
export const endSessions: Command = {
  name: 'end-sessions',
  usage: '<address> | --all',
  summary: 'Signs an account, or everybody, out everywhere.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, { all: { type: 'boolean', default: false } }, { most: 1 })
    const [address = null] = positionals
    if (values.all === (address !== null)) throw new WrongUse('Name the mail address of one account, or --all.')
    const { ended } = await ordered(context, { address })
    context.say(`${ended} sessions have ended.`)
  },
}

async function ordered(context: AdminContext, order: EndSessionsOrder): Promise<EndedSessions> {
  const answer = context.config.databaseUrl ? null : await askServer(context.dataDir, 'end-sessions', order)
  if (answer) return EndedSessions.parse(await json(answer))
  await using opened = await openWithKeys(context)
  return await end(opened, order)
}
