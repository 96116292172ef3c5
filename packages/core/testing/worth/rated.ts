/// <reference types="node" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { journalOf, orderedReadings } from '../../src/echo/journal/journal.ts'
import { featuresIn, type Features } from '../../src/echo/worth/features.ts'
import { newestEntries } from '../../src/echo/worth/newest-entries.ts'
import { isoDateOf } from '../../src/time/index.ts'
import { codeWithoutComments } from '../code-without-comments.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import { diaryEntries, readDiary } from '../simulation/diaries.ts'

const FOLDER = import.meta.dirname
const CORE = resolve(FOLDER, '../..')
/** What the weights depend on. */
const SOURCES = [
  'testing/worth',
  'src/echo/worth',
  'src/echo/subjects/keys-in.ts',
  'src/echo/subjects/reference.ts',
  'src/echo/subjects/shared-things.ts',
  'src/echo/subjects/things-in.ts',
]

/** A row of ratings.jsonl: an earlier line, alone or next to a line of this day of the journal. */
type Row = { journal: string; day: string; from: string; line: string; today?: string; rating: number }

export type Rated = { journal: string; isPair: boolean; features: Features; rating: number }

/** All rated lines, read as on the day on which they were rated. */
export function readRated(): Rated[] {
  const byDay = Map.groupBy(readRows(), ({ journal, day }) => `${journal} ${day}`)
  return [...byDay.values()].flatMap((rows) => {
    const [{ journal: name, day } = { journal: '', day: '' }] = rows
    const today = Date.parse(day) / 86_400_000
    const entries = entriesOf(name).filter((entry) => entry.day <= today)
    const journal = journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON, vectors: VECTORS })
    const newest = newestEntries(journal)
    const features = featuresIn(journal, newest)
    const [later] = newest
    return rows.map((row): Rated => {
      const reading = journal.quotable.find(({ entry }) => isoDateOf(entry.day) === row.from)
      if (!reading || !later) throw new Error(`There is no entry of ${row.from} in journal ${name} on ${day}`)
      const paired = row.today === undefined ? undefined : { text: row.today, reading: later }
      const rated = features({ text: row.line, reading }, paired)
      return { journal: name, isPair: paired !== undefined, features: rated, rating: row.rating }
    })
  })
}

/** SHA-256 of the ratings and of the code that reads them, without comments. If it changes, the weights may be old. */
export function inputsHash(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((source) => (source.endsWith('.ts') ? [source] : filesIn(source)))
  for (const file of files.filter((name) => !/weights\.ts|\.test\.ts|\.md$/u.test(name)).toSorted()) {
    const content = readFileSync(join(CORE, file))
    hash
      .update(file)
      .update('\0')
      .update(file.endsWith('.ts') ? codeWithoutComments(file, content.toString()) : content)
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(CORE, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(CORE.length + 1))
}

function readRows(): Row[] {
  return readFileSync(join(FOLDER, 'ratings.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

const kept = new Map<string, ReturnType<typeof diaryEntries>>()

function entriesOf(name: string): ReturnType<typeof diaryEntries> {
  const diary = readDiary(join(FOLDER, 'journals', `${name}.jsonl`))
  const entries = kept.get(name) ?? diaryEntries(diary, 0, diary.pages.length, name)
  kept.set(name, entries)
  return entries
}
