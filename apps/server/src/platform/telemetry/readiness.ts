import type { Db } from '#server/platform/db/port.ts'

/** A readiness check is answered within this time, whatever the database does. */
const DATABASE_ANSWERS_WITHIN_MS = 1_500

/** Whether this server can handle requests. */
export type Readiness = {
  /** Whether the database answers; known after a moment, even when the database hangs. */
  databaseAnswers(): Promise<boolean>
  /** True from the shutdown signal on. */
  isStopping(): boolean
  stop(): void
}

/** One check runs at a time, so that frequent checks do not burden a database that hangs. */
export function readinessOf(db: Pick<Db, 'query' | 'ask'>): Readiness {
  let stopping = false
  let asked: { atMs: number; answer: Promise<boolean> } | null = null

  function answer(): Promise<boolean> {
    const now = performance.now()
    // An older check may hang in a lost connection; the next one uses another.
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
