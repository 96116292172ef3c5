import { carryOut } from '#server/ops/admin/carry-out.ts'
import { openWithKeys } from '#server/ops/admin/database.ts'
import { EndedSessions, endSessions as end, type EndSessionsOrder } from '#server/ops/admin/end-sessions.ts'
import { WrongUse } from '#server/ops/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Signs one or all users out everywhere. */
export const endSessions: Command = {
  name: 'end-sessions',
  usage: '<email> | --all',
  summary: 'Signs one account, or all accounts, out everywhere.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, { all: { type: 'boolean', default: false } }, { most: 1 })
    const [address = null] = positionals
    if (values.all === (address !== null)) throw new WrongUse('Name the email address of one account, or --all.')
    const { ended } = await ordered(context, { address })
    context.say(`Ended ${ended} sessions.`)
  },
}

function ordered(context: AdminContext, order: EndSessionsOrder): Promise<EndedSessions> {
  return carryOut(context, { name: 'end-sessions', order, result: EndedSessions }, async () => {
    await using opened = await openWithKeys(context)
    return await end(opened, order)
  })
}
