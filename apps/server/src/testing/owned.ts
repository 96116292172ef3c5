import type { Entry } from '@soundings/contract/entries'
import { anEntry } from './builders.ts'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'
import { DAY } from './test-clock.ts'

/** The current Echo of a new journal. @returns its id */
export async function echoOf({ clock }: TestApp, owner: Person): Promise<string> {
  for (let day = 0; day < 8; day++) {
    await owner.post('/api/entries', anEntry({ content: `I keep a blue cup by the window, number ${day}.` }))
    clock.advance(DAY)
  }
  return (await owner.get('/api/echoes/current')).json().echo.echo_id as string
}

/** A date with an entry, retired. */
export async function retiredDayOf(owner: Person): Promise<string> {
  const { local_date } = (await owner.post('/api/entries', anEntry())).json<Entry>()
  await owner.send('PUT', `/api/on-this-day/${local_date}/answer`, { body: { answer: 'retire' } })
  return local_date
}
