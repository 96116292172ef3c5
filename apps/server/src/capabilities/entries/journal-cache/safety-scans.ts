import type { Level } from '@soundings/core/safety'
import { LRUCache } from 'lru-cache'

/** The safety signals of an entry's words, and their tone. */
export type Scanned = { level: Level; sentiment: number | null }

/** The scans by entry and version. They contain no text. */
export type Scans = ReadonlyMap<string, Scanned>

/** The scans of the entries that decided each account's latest safety state. */
export type SafetyScans = {
  of(accountId: string): Scans | undefined
  set(accountId: string, scans: Scans): void
  forget(accountId: string): void
}

/** @param max accounts */
export function safetyScans({ max }: { max: number }): SafetyScans {
  const latest = new LRUCache<string, Scans>({ max })
  return {
    of: (accountId) => latest.get(accountId),
    set: (accountId, scans) => void latest.set(accountId, scans),
    forget: (accountId) => void latest.delete(accountId),
  }
}
