import type { Query, QueryClient } from '@tanstack/react-query'

/** Every key of the query cache. A key covers all keys that start with it. */
export const keys = {
  auth: ['auth'],
  status: ['auth', 'status'],
  sessions: ['sessions'],
  passkeys: ['passkeys'],
  profile: ['profile'],
  onboarding: ['onboarding'],
  billing: ['billing'],
  entries: ['entries'],
  entryPages: (filter: object) => ['entries', 'pages', filter] as const,
  latestEntries: (limit: number) => ['entries', 'latest', limit] as const,
  entry: (id: string) => ['entries', 'one', id] as const,
  /** The days of a month (`2026-11`) or a year (`2026`). */
  calendarPeriod: (period: string) => ['entries', 'days', period] as const,
  calendarYears: ['entries', 'days', 'years'],
  entriesOfDay: (date: string) => ['entries', 'of-day', date] as const,
  /** Under the journal’s key, because deleting and restoring change it. */
  deletedEntries: ['entries', 'deleted'],
  versions: (entryId: string) => ['entries', 'versions', entryId] as const,
  version: (id: string) => ['version', id] as const,
  popularTags: ['entries', 'popular-tags'],
  /** Prompts are under the journal's key: when an entry changes, others may fit. */
  prompts: (query: object) => ['entries', 'prompts', query] as const,
  chosenPrompt: (accountId: string, round: number, fitting: string | undefined) =>
    ['prompt', accountId, round, fitting] as const,
  /** Under the journal's key, because a written or deleted entry can change the card. */
  onThisDay: ['entries', 'on-this-day'],
  onThisDaySettings: ['on-this-day-settings'],
  streaks: ['streaks'],
  clarity: ['clarity'],
  moves: ['moves'],
  movesIn: (span: string) => ['moves', span] as const,
  people: ['people'],
  echoes: ['echoes'],
  currentEcho: ['echoes', 'current'],
  echoSnapshots: ['echoes', 'snapshots'],
  echoMarks: ['echoes', 'marks'],
  echoReceipt: (id: string) => ['echoes', 'receipt', id] as const,
  /** Under the Echos' key, because writing an entry changes both. */
  letterList: ['echoes', 'letters'],
  letter: (id: string) => ['echoes', 'letters', id] as const,
  letterMail: ['letter-mail'],
  writing: ['writing'],
  ownPrompts: ['own-prompts'],
  reminders: ['reminders'],
  acoustic: ['acoustic'],
  imports: ['imports'],
  journalImports: ['journal-imports'],
  importReview: (id: string) => ['imports', id] as const,
} as const

type Key = readonly unknown[]

/** What is computed from entries. */
const FROM_ENTRIES: readonly Key[] = [keys.streaks, keys.clarity, keys.moves, keys.people, keys.echoes, keys.acoustic]

/** The queries that each write makes stale: visible ones are refetched now, others when they are opened. */
export const stale = {
  /** A written entry changes the lists of entries and everything computed from them. */
  entryWritten: (client: QueryClient) => invalidate(client, [keys.entries, ...FROM_ENTRIES]),
  /** Deleted data must not be requested again. */
  entryDeleted: (client: QueryClient, id: string) => {
    client.removeQueries({ queryKey: keys.entry(id) })
    // The dialog of the entry is still open for a moment, so its versions must not be requested again.
    const isOther = ({ queryKey }: Query) => queryKey[1] !== keys.versions(id)[1] || queryKey[2] !== id
    void client.invalidateQueries({ queryKey: keys.entries, predicate: isOther })
    return invalidate(client, FROM_ENTRIES)
  },
  entryPurged: (client: QueryClient) => invalidate(client, [keys.deletedEntries, keys.echoes]),
  /** After an import or its undo: everything except pending uploads and the account itself. */
  entriesImported: (client: QueryClient) => invalidateBut(client, [keys.imports, keys.auth]),
  /** A journal import took a step; nothing is added yet. */
  importMoved: (client: QueryClient) => invalidate(client, [keys.journalImports]),
  archiveRestored: (client: QueryClient) => client.invalidateQueries(),
  /** Echos, the next charge and the label in the settings depend on the plan. */
  planChanged: (client: QueryClient) => client.invalidateQueries(),
  cardRemoved: (client: QueryClient) => invalidate(client, [keys.billing]),
  /** Days, streaks and the name in the settings depend on the profile, which the answer itself contains. */
  profileChanged: (client: QueryClient) => invalidateBut(client, [keys.profile]),
  avatarChanged: (client: QueryClient) => invalidate(client, [keys.profile]),
  choicesSaved: (client: QueryClient) => invalidate(client, [keys.onboarding]),
  echoesPaused: (client: QueryClient) => invalidate(client, [keys.currentEcho]),
  /** The effect of each mark depends on all others. */
  echoMarked: (client: QueryClient) => invalidate(client, [keys.echoMarks]),
  /** Requesting the current Echo may have created it: a history loaded earlier lacks it. */
  echoAsked: (client: QueryClient) => client.invalidateQueries({ queryKey: keys.echoSnapshots, refetchType: 'all' }),
  dayAnswered: (client: QueryClient) => invalidate(client, [keys.onThisDay, keys.onThisDaySettings]),
  promptsChanged: (client: QueryClient) => invalidate(client, [keys.ownPrompts]),
  /** Streaks depend on when a day starts. */
  writingChanged: (client: QueryClient) => invalidate(client, [keys.streaks, keys.clarity]),
  passkeysChanged: (client: QueryClient) => invalidate(client, [keys.passkeys]),
  sessionsEnded: (client: QueryClient) => invalidate(client, [keys.sessions]),
  reviewReordered: (client: QueryClient, id: string) => invalidate(client, [keys.importReview(id)]),
  /** Everything except the status: if that couldn't be loaded, the person would count as signed out. */
  signOutFailed: (client: QueryClient) => invalidateBut(client, [keys.auth]),
} as const

/** Drops data that another account must not see. */
export function forgetAccount(client: QueryClient): void {
  client.removeQueries({ predicate: isOutside([keys.auth]) })
}

/** Drops the journal from memory while the page is locked; the gates still know who is signed in. */
export function hideJournal(client: QueryClient): void {
  client.removeQueries({ predicate: isOutside([keys.auth, keys.onboarding]) })
}

function invalidate(client: QueryClient, queryKeys: readonly Key[]): Promise<unknown> {
  return Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

function invalidateBut(client: QueryClient, queryKeys: readonly Key[]): Promise<void> {
  return client.invalidateQueries({ predicate: isOutside(queryKeys) })
}

function isOutside(queryKeys: readonly Key[]): (query: Query) => boolean {
  return ({ queryKey }) => queryKeys.every(([area]) => area !== queryKey[0])
}
