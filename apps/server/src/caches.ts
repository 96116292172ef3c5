import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { pictureCache } from '#server/capabilities/acoustic/index.ts'
import type { EchoState } from '#server/capabilities/echoes/index.ts'
import type { FoundDay } from '#server/capabilities/on-this-day/index.ts'
import {
  journalMarks,
  openJournals,
  safetyScans,
  vocabularies,
  whileUnchanged,
} from '#server/capabilities/entries/index.ts'
import type { ClarityInsights } from '@soundings/contract/insights'
import type { Shelf } from '@soundings/core/letters'
import type { MovesSpan, SpanMoves } from '@soundings/core/moves'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import { accountVaults } from '#server/platform/vault/account-vaults.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'

/** Accounts whose key, mark, safety scans and latest answers are cached: a few kilobytes each. */
const ACCOUNTS = 5_000
/** Accounts whose vocabulary is cached: a hundred entries' words each. */
const VOCABULARIES = 500
/** Accounts whose “What moves with what” and people are cached: up to a hundred short names each. */
const NAMES = 500
/** Acoustic pictures: numbers only, no text. */
const PICTURES = 500
const OPEN_JOURNALS = { max: 1_000, maxCharacters: 64_000_000, idleMs: 10 * 60_000 }

export type Caches = ReturnType<typeof createCaches>

/** Every cache of the server, with its limits. The least recently used item is evicted. */
export function createCaches(
  { db, root, analyst }: { db: Queryable; root: RootKeys; analyst: Analyst },
  limits: { openJournals?: Partial<typeof OPEN_JOURNALS> } = {},
) {
  const marks = journalMarks({ max: ACCOUNTS })
  const caches = {
    vaults: accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id), max: ACCOUNTS }),
    marks,
    scans: safetyScans({ max: ACCOUNTS }),
    journals: openJournals({ marks, ...OPEN_JOURNALS, ...limits.openJournals }),
    vocabularies: vocabularies({ analyst, max: VOCABULARIES }),
    echoStates: whileUnchanged<EchoState>({ marks, max: ACCOUNTS }),
    clarity: whileUnchanged<ClarityInsights>({ marks, max: ACCOUNTS }),
    moves: whileUnchanged<Record<MovesSpan, SpanMoves>>({ marks, max: NAMES }),
    people: whileUnchanged<string[]>({ marks, max: NAMES }),
    pastDays: whileUnchanged<FoundDay | null>({ marks, max: ACCOUNTS }),
    shelves: whileUnchanged<Shelf>({ marks, max: ACCOUNTS }),
    pictures: pictureCache({ max: PICTURES }),
  }
  return {
    ...caches,
    /** Removes an account whose journal or key is gone. */
    forget(accountId: string): void {
      for (const cache of Object.values(caches)) cache.forget(accountId)
    },
  }
}
