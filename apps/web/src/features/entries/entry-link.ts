import { paths } from '#web/lib/paths.ts'

/** The parameter with the opened entry. */
export const ENTRY = 'entry'
/** The parameter that shows its earlier versions. */
export const VERSIONS = 'versions'

/** True in the state of a history entry that opened an entry: closing it goes back. */
export type OpenedHere = { openedHere?: boolean }

/** A link that opens an entry above the list. Closing the entry goes back to where the link was. */
export function entryLink(id: string): { to: string; state: OpenedHere } {
  return { to: `${paths.entries}&${ENTRY}=${encodeURIComponent(id)}`, state: { openedHere: true } }
}

/** The page that compares the text on this device with the one saved elsewhere. */
export function twoVersionsLink(id: string): string {
  return `${paths.versions}?${ENTRY}=${encodeURIComponent(id)}`
}
