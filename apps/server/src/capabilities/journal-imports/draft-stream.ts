import type { JournalProblem, JournalProblemKind } from '@soundings/contract/journal-imports'
import type { JournalReader } from '#server/adapters/journals/reader/journal-reader.ts'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import { draftEntry, type DraftEntry } from './draft-entry.ts'

/** The drafts of a batch of records, and the problems with the other records. */
export type DraftBatch = { drafts: DraftEntry[]; problems: JournalProblem[] }

/** The kinds of problems because of which a record is left out. */
const LEFT_OUT: ReadonlySet<JournalProblemKind> = new Set(['unreadable_record', 'empty', 'too_long'])
/** The kinds of problems of a record that is imported anyway. */
const OF_A_PART: ReadonlySet<JournalProblemKind> = new Set(['bad_date', 'missing_photograph'])

/** Reads an upload from its first record to its last, a batch at a time. */
export async function* draftBatches(
  reader: JournalReader,
  { reading, timeZone, now }: { reading: SentChoices; timeZone: string; now: Date },
): AsyncGenerator<DraftBatch> {
  let index = 0
  for await (const items of reader.items(reading)) {
    const batch: DraftBatch = { drafts: [], problems: [] }
    for (const { part, item } of items) {
      if (item.kind === 'problem') {
        batch.problems.push({ problem: item.problem, ...item.place })
        continue
      }
      const source = reader.found.parts[part]?.source
      if (!source) continue
      const draft = draftEntry(item, { source, part, timeZone, now, index: index++ })
      if (typeof draft === 'string') batch.problems.push({ problem: draft, ...item.place })
      else {
        batch.problems.push(...draft.problems.map((problem) => ({ problem, ...item.place })))
        batch.drafts.push(draft)
      }
    }
    yield { ...batch, problems: withoutParts(batch.problems) }
  }
}

/** A record that is left out reports no missing parts. */
function withoutParts(problems: readonly JournalProblem[]): JournalProblem[] {
  const nameOf = ({ file, number }: JournalProblem) => `${number} ${file}`
  const leftOut = new Set(problems.filter(({ problem }) => LEFT_OUT.has(problem)).map(nameOf))
  return problems.filter((one) => !OF_A_PART.has(one.problem) || !leftOut.has(nameOf(one)))
}
