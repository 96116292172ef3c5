import type { EntryMeasures } from './entry-record.ts'
import type { SealedBody } from './sealed-form.ts'

/** Cleartext columns of rows from before migration 0011, until they are sealed; null in all other rows. */
export type ClearMeasures = {
  typing_speed_wpm: number | null
  time_on_entry_seconds: number | null
  edit_count: number | null
  sentiment_score: number | null
  lexical_diversity: number | null
}

export const CLEAR_MEASURES = [
  'typing_speed_wpm',
  'time_on_entry_seconds',
  'edit_count',
  'sentiment_score',
  'lexical_diversity',
] as const satisfies (keyof ClearMeasures)[]

/** The assignments that set these columns to null in an update that writes the sealed body. */
export const CLEAR_MEASURES_EMPTIED = CLEAR_MEASURES.map((column) => `${column} = null`).join(', ')

/** The measures of an entry: from its sealed body, or from the columns of a row from before migration 0011. */
export function measuresOf(row: ClearMeasures, body: SealedBody | null): EntryMeasures {
  return (
    body?.measures ?? {
      typingSpeedWpm: row.typing_speed_wpm,
      timeOnEntrySeconds: row.time_on_entry_seconds,
      editCount: row.edit_count,
      sentimentScore: row.sentiment_score,
      lexicalDiversity: row.lexical_diversity,
    }
  )
}
