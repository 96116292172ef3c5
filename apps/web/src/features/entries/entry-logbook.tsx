import type { Entry } from '@soundings/contract/entries'
import { searchMarks } from '@soundings/core/entries'
import { personWords } from '@soundings/core/moves'
import { useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'
import { hashOf } from '#web/lib/logbook-place.ts'
import { fetchEntryDialog } from './entry-dialog-part.tsx'
import { LogbookFilters } from './logbook-filters.tsx'
import { LogbookRows } from './logbook-rows.tsx'
import { OpenedEntry } from './opened-entry.tsx'
import { useLogbookPlace } from './use-logbook-place.ts'
import styles from './entry-logbook.module.css'

/** The most matches that are marked in one entry. */
const MARKS = 200

/** My Entries: search, filters and the whole journal. Only visible rows are rendered. */
export function EntryLogbook({
  accountId,
  aside,
}: {
  accountId: string
  /** Content shown below the filters. */
  aside?: ReactNode
}) {
  const place = useLogbookPlace()
  useEffect(() => afterPaint(fetchEntryDialog), [])
  const [opened, setOpened] = useState<Entry | null>(null)
  const open = (entry: Entry) => {
    setOpened(entry)
    place.open(entry.id)
  }
  const { q, person } = place.filter
  const marksOf = (content: string) => searchMarks(content, { query: q, words: personWords(person) }, MARKS)
  return (
    <div className={styles.logbook}>
      <div className={styles.aside}>
        <LogbookFilters filter={place.filter} onFilter={place.look} />
        {aside}
      </div>
      <LogbookRows key={hashOf(place.filter)} filter={place.filter} step={place.key} marksOf={marksOf} onOpen={open} />
      {place.entryId !== null && (
        <OpenedEntry
          key={place.entryId}
          accountId={accountId}
          id={place.entryId}
          marksOf={marksOf}
          listed={opened?.id === place.entryId ? opened : null}
          onClose={place.close}
        />
      )}
    </div>
  )
}
