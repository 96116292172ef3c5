import { json } from 'node:stream/consumers'
import { TIERS } from '@soundings/core/tiers'
import { askServer } from '#server/admin/ask-server.ts'
import { CreatedAccount, createAccount as create, type NewAccountOrder } from '#server/admin/create-account.ts'
import { openWithKeys } from '#server/admin/database.ts'
import { WrongUse } from '#server/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

const OPTIONS = { tier: { type: 'string' }, 'as-typed': { type: 'boolean', default: false } } as const

/** Lets somebody in on a server that sends no mail. */
export const createAccount: Command = {
  name: 'create-account',
  usage: `<address> [--tier ${TIERS.join('|')}] [--as-typed]`,
  summary: 'Makes an account, unless there is one, and prints a link that signs in to it once, within 15 minutes.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, OPTIONS, { most: 1 })
    const [address] = positionals
    if (!address) throw new WrongUse('Name the mail address of the account.')
    const tier = TIERS.find((known) => known === values.tier) ?? null
    if (values.tier !== undefined && !tier) throw new WrongUse(`The tier must be one of ${TIERS.join(', ')}.`)
    const { existed, link } = await ordered(context, { address, tier, confirmed: values['as-typed'] })
    context.say(existed ? 'This account exists already. A new link to it:' : 'The account is made. The link to it:')
    context.say(link)
    context.say('It works once, for 15 minutes. Whoever has it is in: send it on a way that you trust.')
  },
}

async function ordered(context: AdminContext, order: NewAccountOrder): Promise<CreatedAccount> {
  const answer = context.config.databaseUrl ? null : await askServer(context.dataDir, 'create-account', order)
  if (answer) return CreatedAccount.parse(await json(answer))
  await using opened = await openWithKeys(context)
  return await create({ ...opened, publicUrl: context.config.publicUrl }, order, context.now())
}
