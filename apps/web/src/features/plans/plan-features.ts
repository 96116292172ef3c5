import type { Tier } from '@soundings/core/account'
import {
  FREE_ADVANCED_ECHOES,
  FREE_ADVANCED_FROM_ENTRIES,
  FREE_ECHO_DAYS,
  LOOK_BACK_DAYS,
} from '@soundings/core/echo/limits'
import { counted } from '#web/lib/format.ts'

const ADVANCED_ECHOS = counted(FREE_ADVANCED_ECHOES, 'Pro-level advanced Echo', 'Pro-level advanced Echos')

/** The features of each plan, all of them implemented. Features not listed here are in every plan. */
export const PLAN_FEATURES: Readonly<Record<Tier, readonly string[]>> = {
  free: [
    'Write, dictate and import without limit',
    'Clarity insights, and the reasons behind every Echo',
    `A new Echo every ${FREE_ECHO_DAYS} days`,
    `${ADVANCED_ECHOS} after ${FREE_ADVANCED_FROM_ENTRIES} entries`,
  ],
  pro: ['Everything in Free', 'A new Echo each day you write', 'Every advanced pattern in your Echos'],
  premium: ['Everything in Pro', `Echos that bring back lines from up to ${LOOK_BACK_DAYS.to} days ago`],
}

export const DOWNGRADE_WARNING = `On Free you’ll lose the premium features: daily Echos, most advanced patterns and (from Premium) the ${LOOK_BACK_DAYS.to}-day look back. You keep your entries, your past Echos and every export.`
