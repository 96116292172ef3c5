import type { LetterList } from '@soundings/contract/letters'
import { anEntry } from './builders.ts'
import type { Person } from './person.ts'
import { DAY, type TestClock } from './test-clock.ts'

/** Lines of an ordinary week; each may be quoted. */
export const WEEK = [
  'I planted beans along the south wall this afternoon.',
  'I found the old bicycle pump behind the paint tins.',
  'I walked home by the canal and counted nine herons.',
  'I baked a plum cake and carried half of it upstairs.',
  'I noticed the new bakery has put out three small tables.',
] as const

/** Days until a line of the newest day may be quoted. */
const LATER_DAYS = 5

/**
 * Writes from Monday to Friday; afterwards the clock’s week is over.
 * @param ending of each line: sentences that several weeks share are never quoted
 */
export async function aWeekOf(person: Person, clock: TestClock, ending = '.'): Promise<void> {
  const monday = (8 - clock.now().getUTCDay()) % 7 || 7
  clock.advance(monday * DAY)
  for (const line of WEEK) {
    await person.post('/api/entries', anEntry({ content: line.replace(/\.$/u, ending), mood: 4 }))
    clock.advance(DAY)
  }
  clock.advance(LATER_DAYS * DAY)
}

/** Writes such a week. @returns the name of its letter, which a premium account may read */
export async function aLetterOf(person: Person, clock: TestClock): Promise<string> {
  await aWeekOf(person, clock)
  await person.post('/api/subscription/change-tier', { tier: 'premium' })
  return (await person.get('/api/letters')).json<LetterList>().letters[0]?.id ?? ''
}
