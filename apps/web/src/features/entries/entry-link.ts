import { paths } from '#web/lib/paths.ts'
import { ENTRY, type OpenedHere } from './use-opened-entry.ts'

/** A link that opens an entry above the list. Closing the entry goes back to where the link was. */
export function entryLink(id: string): { to: string; state: OpenedHere } {
  return { to: `${paths.entries}&${ENTRY}=${encodeURIComponent(id)}`, state: { openedHere: true } }
}
