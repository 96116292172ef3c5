import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import type { EntryFilter } from '#web/lib/logbook-place.ts'
import { popularTagsQuery } from './entries.queries.ts'
import { LogbookRows } from './logbook-rows.tsx'
import { OpenedEntry } from './opened-entry.tsx'
import { TagCombobox } from './tag-combobox.tsx'
import { useLogbookPlace } from './use-logbook-place.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './entry-logbook.module.css'

const NO_FILTER: EntryFilter = { q: '', tag: '' }

/** My Entries: search, tag filter and the whole journal. Only visible rows are rendered. */
export function EntryLogbook({
  accountId,
  aside,
}: {
  accountId: string
  /** Shown below the filters. */
  aside?: ReactNode
}) {
  const place = useLogbookPlace()
  const [opened, setOpened] = useState<Entry | null>(null)
  const open = (entry: Entry) => {
    setOpened(entry)
    place.open(entry.id)
  }
  return (
    <div className={styles.logbook}>
      <div className={styles.aside}>
        <LogbookFilters filter={place.filter} onFilter={place.look} />
        {aside}
      </div>
      <LogbookRows key={keyOf(place.filter)} filter={place.filter} step={place.key} onOpen={open} />
      {place.entryId !== null && (
        <OpenedEntry
          key={place.entryId}
          accountId={accountId}
          id={place.entryId}
          listed={opened?.id === place.entryId ? opened : null}
          onClose={place.close}
        />
      )}
    </div>
  )
}

const keyOf = ({ q, tag }: EntryFilter) => JSON.stringify([q, tag])

function LogbookFilters({ filter, onFilter }: { filter: EntryFilter; onFilter: (filter: EntryFilter) => void }) {
  const [typed, setTyped] = useState(filter)
  const [shown, setShown] = useState(filter)
  // Back and forward change the search.
  if (keyOf(shown) !== keyOf(filter)) {
    setShown(filter)
    setTyped(filter)
  }
  const words = useRef<HTMLInputElement>(null)
  const { data: tags = [] } = useQuery(popularTagsQuery(useApi()))
  const apply = (next: EntryFilter) => {
    setTyped(next)
    onFilter(next)
  }
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(typed)
          // The search is empty, so the focus moves to its field.
          if (typed.q.trim() === '' && typed.tag.trim() === '') words.current?.focus()
        }}
      >
        <div className={fieldStyles.field}>
          <label htmlFor="entry-search">Search</label>
          <input
            className={fieldStyles.input}
            id="entry-search"
            ref={words}
            type="search"
            placeholder="Words in your entries"
            value={typed.q}
            onChange={(event) => setTyped({ ...typed, q: event.target.value })}
          />
        </div>
        <TagCombobox
          value={typed.tag}
          options={tags}
          onChange={(tag) => setTyped({ ...typed, tag })}
          onChoose={(tag) => apply({ ...typed, tag })}
        />
        <div className={styles.row}>
          <Button type="submit">Search</Button>
          <Button
            look="ghost"
            onClick={() => {
              apply(NO_FILTER)
              words.current?.focus()
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  )
}
