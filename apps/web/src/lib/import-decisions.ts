import type { FoundMood } from '@soundings/contract/journal-imports'

const KEY = 'soundings.import'

/**
 * A person’s decisions about an import, by mood and folder, before the entries are imported. When the files are read
 * again, the decisions that still apply are kept.
 */
export type ImportDecisions = {
  /** 1 to 5, or null for no rating, by source and name of the mood. */
  ratings: ReadonlyMap<string, FoundMood['rating']>
  /** Whether a folder becomes a tag, by its name. */
  folders: ReadonlyMap<string, boolean>
  /** Whether entries are imported even if the journal has the same words on the same day. */
  beside: boolean
  /** Whether entries without a date are imported. */
  undated: boolean
}

export const NO_DECISIONS: ImportDecisions = { ratings: new Map(), folders: new Map(), beside: false, undated: true }

type Stored = {
  id: string
  ratings: [string, FoundMood['rating']][]
  folders: [string, boolean][]
  beside: boolean
  undated: boolean
}

/** The decisions about this import on this device: they survive another page, a lock and a reload. */
export function decisionsAbout(id: string): ImportDecisions {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null
    if (stored?.id !== id) return NO_DECISIONS
    const { ratings, folders, beside, undated } = stored
    return { ratings: new Map(ratings), folders: new Map(folders), beside, undated }
  } catch {
    return NO_DECISIONS
  }
}

/** Stores them for the one import that an account can have in progress. */
export function storeDecisions(id: string, { ratings, folders, beside, undated }: ImportDecisions): void {
  const stored: Stored = { id, ratings: [...ratings], folders: [...folders], beside, undated }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage, the decisions last as long as the page.
  }
}

/** Removes them from the device. */
export function dropDecisions(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Closed storage contains nothing to remove.
  }
}
