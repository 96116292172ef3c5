import { json } from 'node:stream/consumers'
import { askServer } from '#server/admin/ask-server.ts'
import { openWithKeys } from '#server/admin/database.ts'
import { AdminRefusal, WrongUse } from '#server/admin/refusal.ts'
import { SetAside, setAside as set, SetAsideOrder } from '#server/admin/set-aside.ts'
import { SETTABLE_TABLES } from '#server/admin/set-aside.store.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Moves what `verify` has named as damaged out of the way. */
export const setAside: Command = {
  name: 'set-aside',
  usage: '<table> <account-id> <id> [--yes]',
  summary:
    'Moves a row that does not open out of the database into a file, with its sealed bytes. "verify" names them.',
  async run(args, context) {
    const { values, positionals } = parseArguments(args, { yes: { type: 'boolean', default: false } }, { most: 3 })
    const [table, accountId, id] = positionals
    if (!id) throw new WrongUse('Name the table, the account and the row, as "verify" does.')
    if (table === 'accounts') throw new AdminRefusal(OF_ACCOUNT)
    const order = SetAsideOrder.safeParse({ table, accountId, id })
    if (!order.success) throw new WrongUse(`The table must be one of ${SETTABLE_TABLES.join(', ')}; then come two ids.`)
    if (!values.yes) await confirm(context)
    const { path, rows } = await ordered(context, order.data)
    context.say(`Moved out of the database: ${rows} ${rows === 1 ? 'row' : 'rows'}. Kept in ${path}.`)
  },
}

const OF_ACCOUNT =
  'What is damaged in accounts needs no setting aside: an address is sealed anew at the next sign-in, and a name can be entered again.'

async function confirm(context: AdminContext): Promise<void> {
  const word = await context.ask('The row and what belongs to it leave the database. Type "set aside" to go on: ')
  if (word === null) throw new AdminRefusal('Nobody is here to confirm that the row leaves the database. Add --yes.')
  if (word.trim() !== 'set aside') throw new AdminRefusal('Nothing was changed.')
}

async function ordered(context: AdminContext, order: SetAsideOrder): Promise<SetAside> {
  const answer = context.config.databaseUrl ? null : await askServer(context.dataDir, 'set-aside', order)
  if (answer) return SetAside.parse(await json(answer))
  await using opened = await openWithKeys(context)
  return await set({ ...opened, dataDir: context.dataDir }, order, context.now())
}
