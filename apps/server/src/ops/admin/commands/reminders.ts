import { carryOut } from '#server/ops/admin/carry-out.ts'
import { openExistingAtThisVersion } from '#server/ops/admin/database.ts'
import {
  REPORT_DAYS_MAX,
  reminderReport,
  ReminderReport,
  type ReminderReportOrder,
} from '#server/ops/admin/reminder-report.ts'
import { WrongUse } from '#server/ops/admin/refusal.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

const DAYS = '30'

/** Shows how many reminders were sent. */
export const reminders: Command = {
  name: 'reminders',
  usage: '[--days <number>]',
  summary: 'Shows how many reminders were sent each day (UTC), by email and to devices. It does not show who got them.',
  async run(args, context) {
    const { values } = parseArguments(args, { days: { type: 'string', default: DAYS } }, { most: 0 })
    const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0
    if (days < 1 || days > REPORT_DAYS_MAX) throw new WrongUse(`--days must be from 1 to ${REPORT_DAYS_MAX}.`)
    const { lines } = await reported(context, { days })
    for (const { date, way, sent } of lines) context.say(`${date}  ${way.padEnd(6)}  ${sent}`)
    context.say(`${lines.reduce((sum, { sent }) => sum + sent, 0)} reminders in ${days} days.`)
  },
}

function reported(context: AdminContext, order: ReminderReportOrder): Promise<ReminderReport> {
  return carryOut(context, { name: 'reminders', order, result: ReminderReport }, async () => {
    await using db = await openExistingAtThisVersion(context)
    return await reminderReport({ db }, order, context.now())
  })
}
