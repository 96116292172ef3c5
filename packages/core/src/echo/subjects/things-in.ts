import type { Journal } from '../journal/journal.ts'
import { foreignThingsOf } from './foreign-things.ts'
import { thingsOf, type Things } from './shared-things.ts'

const thingsKept = new WeakMap<Journal, Things>()

/** The things that two entries of a journal may share, in its language. */
export function thingsIn(journal: Journal): Things {
  const { quotable, language } = journal
  const things =
    thingsKept.get(journal) ?? (language === null ? thingsOf(journal) : foreignThingsOf(quotable, language))
  thingsKept.set(journal, things)
  return things
}
