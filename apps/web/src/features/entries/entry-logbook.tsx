import type { Entry } from '@soundings/contract/entries'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { entryPagesQuery, popularTagsQuery, type EntryFilter } from './entries.queries.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import { TagCombobox } from './tag-combobox.tsx'

const NO_FILTER: EntryFilter = { q: '', tag: '' }
/** Rows left below when the next page is fetched. */
const FETCH_AHEAD = 15

/** My Entries: search, tag filter and the whole journal, drawn only where one looks. */
export function EntryLogbook({ accountId }: { accountId: string }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [opened, setOpened] = useState<Entry | null>(null)
  return (
    <div className="log">
      <LogbookFilters filter={filter} onFilter={setFilter} />
      <LogbookRows filter={filter} onOpen={setOpened} />
      {opened && <EntryDialog accountId={accountId} entry={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

function LogbookFilters({ filter, onFilter }: { filter: EntryFilter; onFilter: (filter: EntryFilter) => void }) {
  const [typed, setTyped] = useState(filter)
  const words = useRef<HTMLInputElement>(null)
  const { data: tags = [] } = useQuery(popularTagsQuery(useApi()))
  const apply = (next: EntryFilter) => {
    setTyped(next)
    onFilter(next)
  }
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(typed)
          // Nothing to look for was named yet: here is where.
          if (typed.q.trim() === '' && typed.tag.trim() === '') words.current?.focus()
        }}
      >
        <div className="field">
          <label htmlFor="entry-search">Search</label>
          <input
            className="input"
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
        <div className="row">
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

function LogbookRows({ filter, onOpen }: { filter: EntryFilter; onOpen: (entry: Entry) => void }) {
  const list = useInfiniteQuery(entryPagesQuery(useApi(), filter))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // A load that failed shows as an empty list (product-spec section 8), with a way to try again.
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const rows = useRef<WindowVirtualizerHandle>(null)
  const fetchWhenNear = () => {
    if (!rows.current || !hasNextPage || isFetchingNextPage) return
    const { scrollOffset, viewportSize } = rows.current
    const lastShown = rows.current.findItemIndex(scrollOffset + viewportSize)
    if (lastShown >= entries.length - FETCH_AHEAD) void fetchNextPage()
  }

  if (list.isPending) return <Spinner />
  if (list.isError && entries.length === 0) {
    return (
      <div className="empty" role="alert">
        <p className="water">Your entries could not be loaded.</p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </div>
    )
  }
  if (entries.length === 0) {
    const filtered = filter.q.trim() !== '' || filter.tag.trim() !== ''
    return (
      <div className="empty" role="status">
        <p className="water">
          {filtered
            ? 'No entries match your search criteria.'
            : 'No entries yet. Create your first journal entry above!'}
        </p>
      </div>
    )
  }
  return (
    <section className="entries" aria-label="Your entries" aria-busy={isFetchingNextPage}>
      <WindowVirtualizer ref={rows} data={entries} bufferSize={600} onScroll={fetchWhenNear}>
        {(entry) => <EntryRow key={entry.id} entry={entry} onOpen={onOpen} />}
      </WindowVirtualizer>
      {isFetchingNextPage && <Spinner />}
    </section>
  )
}
