import type { EchoEntry } from '../src/echo/index.ts'
import { dayOfDate } from '../src/time/index.ts'
import { anEntry } from './journals.ts'

/** The ordinal day of a date in 2026; months count from 1. */
export function on(month: number, date: number): number {
  return dayOfDate(2026, month, date) ?? 0
}

function wrote(month: number, date: number, mood: number, content: string): EchoEntry {
  return anEntry(on(month, date), { mood, content })
}

/**
 * A small journal of September and October 2026, short enough to check a letter by hand. The writer finds a canoe on
 * October 3, varnishes it from October 19 and paddles on October 25.
 */
export const CANOE_JOURNAL: readonly EchoEntry[] = [
  wrote(9, 2, 4, 'The landlord repaired the gate, and it closes without a sound.'),
  wrote(9, 5, 4, 'I walked to the market and bought a basket of plums for jam.'),
  wrote(9, 9, 3, 'The library was warm and I read half of a book about bees.'),
  wrote(9, 12, 4, 'I want to paint the kitchen shelves green before the winter.'),
  wrote(9, 16, 4, 'The plums became seven jars of jam, and one of them is for Frida.'),
  wrote(9, 19, 5, 'My neighbor played the accordion on the stairs until the children danced.'),
  wrote(9, 23, 3, 'It rained all day, so I sorted the letters in the old tin box.'),
  wrote(9, 26, 4, 'I rode the bus to the last stop and walked home along the canal.'),
  wrote(10, 1, 5, 'I painted the kitchen shelves green, and the room looks like a garden.'),
  wrote(10, 3, 4, 'The canoe that I found in the cellar has a dent like a thumbprint.'),
  wrote(10, 6, 4, 'This morning I carried the canoe into the yard with Nora.'),
  wrote(10, 8, 4, 'I sanded the canoe until my hands smelled of cedar.'),
  wrote(10, 11, 5, 'The baker gave me the last loaf and would not take any money for it.'),
  wrote(10, 14, 4, 'Over soup, Nora said that every boat should have a name and a cushion.'),
  wrote(10, 17, 5, 'I picked apples with Nora, and she carried the ladder on her head.'),
  wrote(10, 19, 4, 'We gave the canoe a first coat of varnish, and a wasp walked across it.'),
  wrote(10, 20, 4, 'Why does fresh varnish smell of oranges in the evening?'),
  wrote(10, 22, 5, 'The varnish dried smooth, and the canoe shines like a chestnut.'),
  wrote(10, 24, 5, 'I put the canoe in the canal with Nora, and it did not leak.'),
  wrote(10, 25, 5, 'A heron stood next to the lock and watched us paddle in circles.'),
]
