import { paths } from '#web/lib/paths.ts'
import type { LogbookPlace } from '#web/lib/logbook-place.ts'
import { ENTRY } from './use-logbook-place.ts'

/** A link that opens an entry above the list. Closing the entry goes back to where the link was. */
export function entryLink(id: string): { to: string; state: LogbookPlace } {
  return { to: `${paths.entries}&${ENTRY}=${encodeURIComponent(id)}`, state: { openedHere: true } }
}
