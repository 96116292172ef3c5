import type { Db } from '#server/db/port.ts'

/** Who asks whether the server is ready gets an answer after this time, whatever the database does. */
const DATABASE_ANSWERS_WITHIN_MS = 1_500

/** Whether requests can be served here. */
export type Readiness = {
  /** Whether the database answers; known after a moment, also when the database stands still. */
  databaseAnswers(): Promise<boolean>
  /** True from the moment on at which the process was told to end. */
  isStopping(): boolean
  stop(): void
}

/** One question is under way at a time, so that asking often does not weigh on a database that stands still. */
export function readinessOf(db: Pick<Db, 'query' | 'ask'>): Readiness {
  let stopping = false
  let asked: { atMs: number; answer: Promise<boolean> } | null = null

  function answer(): Promise<boolean> {
    const now = performance.now()
    // An older question may hang in a connection that is lost; the next one finds another.
    if (asked && now - asked.atMs < DATABASE_ANSWERS_WITHIN_MS) return asked.answer
    const mine = { atMs: now, answer: ask(db) }
    asked = mine
    void mine.answer.then(() => {
      if (asked === mine) asked = null
    })
    return mine.answer
  }

  return {
    databaseAnswers: () => inTime(answer()),
    isStopping: () => stopping,
    stop() {
      stopping = true
    },
  }
}

function ask(db: Pick<Db, 'query' | 'ask'>): Promise<boolean> {
  return (db.ask?.() ?? db.query('select 1 as ready')).then(
    () => true,
    () => false,
  )
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_WITHIN_MS)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
