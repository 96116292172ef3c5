import { carryOut } from '#server/ops/admin/carry-out.ts'
import { openWithKeys } from '#server/ops/admin/database.ts'
import { AdminRefusal, WrongUse } from '#server/ops/admin/refusal.ts'
import { SetAside, setAside as set, SetAsideOrder } from '#server/ops/admin/set-aside.ts'
import { SETTABLE_TABLES } from '#server/ops/admin/set-aside.store.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Moves a damaged row listed by `verify` out of the database. */
export const setAside: Command = {
  name: 'set-aside',
  usage: '<table> <account-id> <id> [--yes]',
  summary:
    'Moves a row that cannot be decrypted from the database to a file, with its encrypted bytes. "verify" lists such rows.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, { yes: { type: 'boolean', default: false } }, { most: 3 })
    const [table, accountId, id] = positionals
    if (!id) throw new WrongUse('Name the table, the account and the row, as "verify" lists them.')
    if (table === 'accounts') throw new AdminRefusal(OF_ACCOUNT)
    const order = SetAsideOrder.safeParse({ table, accountId, id })
    if (!order.success)
      throw new WrongUse(`The table must be one of ${SETTABLE_TABLES.join(', ')}, followed by two ids.`)
    if (!values.yes) await confirm(context)
    const { path, rows } = await ordered(context, order.data)
    context.say(`Moved out of the database: ${rows} ${rows === 1 ? 'row' : 'rows'}. Kept in ${path}.`)
  },
}

const OF_ACCOUNT =
  'Rows of accounts need not be set aside: the email address is encrypted again at the next sign-in, and the name can be entered again.'

async function confirm(context: AdminContext): Promise<void> {
  const word = await context.ask(
    'The row and everything that belongs to it will be moved out of the database. Type "set aside" to continue: ',
  )
  if (word === null) throw new AdminRefusal('Without a terminal, add --yes to confirm that the row is moved.')
  if (word.trim() !== 'set aside') throw new AdminRefusal('Nothing was changed.')
}

function ordered(context: AdminContext, order: SetAsideOrder): Promise<SetAside> {
  return carryOut(context, { name: 'set-aside', order, result: SetAside }, async () => {
    await using opened = await openWithKeys(context)
    return await set({ ...opened, dataDir: context.dataDir }, order, context.now())
  })
}
