import { LINK_MINUTES, TIERS } from '@soundings/core/account'
import { carryOut } from '#server/ops/admin/carry-out.ts'
import { CreatedAccount, createAccount as create, type NewAccountOrder } from '#server/ops/admin/create-account.ts'
import { openWithKeys } from '#server/ops/admin/database.ts'
import { WrongUse } from '#server/ops/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

const OPTIONS = { tier: { type: 'string' }, 'as-typed': { type: 'boolean', default: false } } as const

/** Creates a sign-in link for servers that cannot send email. */
export const createAccount: Command = {
  name: 'create-account',
  usage: `<email> [--tier ${TIERS.join('|')}] [--as-typed]`,
  summary: `Creates an account if it does not exist, and prints a sign-in link that works once and expires in ${LINK_MINUTES} minutes.`,
  async run(args, context) {
    const { values, positionals } = parseArguments(args, OPTIONS, { most: 1 })
    const [address] = positionals
    if (!address) throw new WrongUse('Name the account’s email address.')
    const tier = TIERS.find((known) => known === values.tier) ?? null
    if (values.tier !== undefined && !tier) throw new WrongUse(`The tier must be one of ${TIERS.join(', ')}.`)
    const { existed, link } = await ordered(context, { address, tier, confirmed: values['as-typed'] })
    context.say(
      existed ? 'This account already exists. A new sign-in link:' : 'The account was created. Its sign-in link:',
    )
    context.say(link)
    context.say(
      `It works once and expires in ${LINK_MINUTES} minutes. Anyone with this link can sign in, so send it securely.`,
    )
  },
}

function ordered(context: AdminContext, order: NewAccountOrder): Promise<CreatedAccount> {
  return carryOut(context, { name: 'create-account', order, result: CreatedAccount }, async () => {
    await using opened = await openWithKeys(context)
    return await create({ ...opened, publicUrl: context.config.publicUrl }, order, context.now())
  })
}
