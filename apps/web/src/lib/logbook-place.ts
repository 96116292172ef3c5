/** A search of My Entries. */
export type EntryFilter = { q: string; tag: string }

/** State of a history entry of My Entries besides its URL: search words are private and stay out of the address bar. */
export type LogbookPlace = { filter?: EntryFilter; openedHere?: boolean }
