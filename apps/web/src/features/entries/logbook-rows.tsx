import type { Entry } from '@soundings/contract/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { entryPagesQuery, type EntryFilter } from './entries.queries.ts'
import { EntryRow } from './entry-row.tsx'

/** Rows left below when the next page is fetched. */
const FETCH_AHEAD = 15

/** How tall the rows were when a step of the history was left, by its key: with them one comes back to the same row. */
const heights = new Map<string, { rows: number; cache: CacheSnapshot }>()

/** The entries that a filter leaves, or why there are none. */
export function LogbookRows({
  filter,
  step,
  onOpen,
}: {
  filter: EntryFilter
  /** The step of the history that the list is shown at. */
  step: string
  onOpen: (entry: Entry) => void
}) {
  const list = useInfiniteQuery(entryPagesQuery(useApi(), filter))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // A load that failed shows as an empty list (product-spec section 8), with a way to try again.
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const rows = useRef<WindowVirtualizerHandle>(null)
  const left = heights.get(step)
  const remember = () => {
    if (rows.current) heights.set(step, { rows: entries.length, cache: rows.current.cache })
  }
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
      <WindowVirtualizer
        ref={rows}
        data={entries}
        bufferSize={600}
        onScroll={fetchWhenNear}
        onScrollEnd={remember}
        {...(left?.rows === entries.length ? { cache: left.cache } : {})}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} onOpen={onOpen} />}
      </WindowVirtualizer>
      {isFetchingNextPage && <Spinner />}
    </section>
  )
}
